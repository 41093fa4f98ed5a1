import { findIn, type PageOptions, type View } from './View.ts'

/** `LocationTable` and `LocationTableView`: the search, the rows by place name, the pages. */
export function locationTable<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, labelled } = findIn(view, options)
  return {
    search: labelled('locationTable.search'),
    submitSearch: button('common.search'),
    edit: (name: string) => byRole('button', t('locationTable.edit', { name })),
    hide: (name: string) => byRole('button', t('locationTable.hide', { name })),
    show: (name: string) => byRole('button', t('locationTable.show', { name })),
    /** The switch that shows and hides a place, where the table has one (CF-145). */
    toggle: (name: string) => byRole('switch', t('locationTable.show', { name })),
    /** A field of a row in edit mode, by the saved name of its place. */
    field: (field: 'name' | 'address' | 'latitude' | 'longitude', name: string) =>
      byRole('textbox', t('locationTable.fieldOf', { field: t(`locationTable.${field}`), name })),
    save: button('locationTable.save'),
    cancel: button('locationTable.cancel'),
    /** Continues with the typed values after a failed save. */
    editAgain: button('locationTable.again'),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    previous: button('paging.previous'),
    next: button('paging.next'),
    retry: button('common.retry'),
  }
}
