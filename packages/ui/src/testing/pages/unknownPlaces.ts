import { findIn, type PageOptions, type View } from './View.ts'

/** `UnknownPlaces` and `UnknownPlacesView`: the names, the pages, the way back. */
export function unknownPlaces<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, link } = findIn(view, options)
  return {
    back: link('unknownPlaces.back'),
    /** The card of a name. */
    card: (name: string) => byRole('link', name),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    previous: button('paging.previous'),
    next: button('paging.next'),
    retry: button('common.retry'),
  }
}
