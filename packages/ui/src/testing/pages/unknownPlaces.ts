import { findIn, type PageOptions, type View } from './View.ts'

/** `UnknownPlaces` and `UnknownPlacesView`: the names, the pages, the way back. */
export function unknownPlaces<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    back: () => byRole('link', t('unknownPlaces.back')),
    /** The card of a name. */
    card: (name: string) => byRole('link', name),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    previous: () => byRole('button', t('paging.previous')),
    next: () => byRole('button', t('paging.next')),
    retry: () => byRole('button', t('common.retry')),
  }
}
