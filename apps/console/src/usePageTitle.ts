import { createContext, useCallback, useContext, useEffect } from 'react'

/** Sets the title of the present page in place of its route's; undefined sets the route's again. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => {})

/** The title of the document while the page is shown, for a page whose title follows its state (CF-168). */
export function usePageTitle(title: string): void {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [setTitle, title])
}

/** Returns a callback that gives the page, its last crumb and the document the name of what the page shows. */
export function useTitleByName(): (event: { name: string }) => void {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => () => setTitle(undefined), [setTitle])
  return useCallback(({ name }) => setTitle(name), [setTitle])
}
