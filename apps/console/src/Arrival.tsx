import { useEffect } from 'react'
import { useConsole } from './ConsoleContext.ts'

/**
 * Stands at the end of a page: once it is there, reading starts at its top. The first page is left to the browser,
 * which starts there by itself.
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
