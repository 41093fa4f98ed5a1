import { findIn, type PageOptions, type View } from './View.ts'

/** `LocationTable` and `LocationTableView`: the search, the rows by place name, the pages. */
export function locationTable<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  return {
    search: () => byLabel(t('locationTable.search')),
    submitSearch: () => byRole('button', t('common.search')),
    edit: (name: string) => byRole('button', t('locationTable.edit', { name })),
    hide: (name: string) => byRole('button', t('locationTable.hide', { name })),
    show: (name: string) => byRole('button', t('locationTable.show', { name })),
    /** The switch that shows and hides a place, where the table has one (CF-145). */
    toggle: (name: string) => byRole('switch', t('locationTable.show', { name })),
    /** A field of the row in edit mode. */
    field: (field: 'name' | 'address' | 'latitude' | 'longitude') =>
      byRole('textbox', t(`locationTable.${field}`)),
    save: () => byRole('button', t('locationTable.save')),
    cancel: () => byRole('button', t('locationTable.cancel')),
    /** Continues with the typed values after a failed save. */
    editAgain: () => byRole('button', t('locationTable.again')),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    previous: () => byRole('button', t('paging.previous')),
    next: () => byRole('button', t('paging.next')),
    retry: () => byRole('button', t('common.retry')),
  }
}
