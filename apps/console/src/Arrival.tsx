import { useEffect } from 'react'
import { useConsole } from './ConsoleContext.ts'

/**
 * The end marker of a page: when it mounts, the page scrolls to its top and its heading takes the focus, so that screen
 * readers say which page opened. The browser itself handles the first page.
 */
export function Arrival() {
  const { navigation } = useConsole()
  useEffect(() => {
    if (!navigation.hasMoved) return
    const main = document.querySelector('main')
    if (main === null) return
    const target = main.querySelector('h1') ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [navigation])
  return null
}
