import { useEffect } from 'react'
import { useConsole } from './ConsoleContext.ts'

/**
 * The end marker of a page: when it mounts, focus moves to the top of the page. The browser itself handles the first
 * page.
 */
export function Arrival() {
  const { navigation } = useConsole()
  useEffect(() => {
    if (!navigation.hasMoved) return
    const main = document.querySelector('main')
    if (main === null) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [navigation])
  return null
}
