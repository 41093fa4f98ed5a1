import { useEffect } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { readHistoryEntry } from './historyEntry.ts'

/** Delay of a write, in ms: browsers limit how often a history entry changes. */
const WRITE_AFTER = 150
/** What shows that the user scrolls. */
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Keeps the scroll offset of a page in its history entry. Back restores it as soon as the page is high enough. */
export function useKeptScroll(): void {
  const { navigation } = useConsole()
  useEffect(() => {
    const { scroll: wanted = 0 } = readHistoryEntry()
    let isRestoring = wanted > 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight < wanted + window.innerHeight) return
      window.scrollTo(0, wanted)
      stop()
    })
    function stop() {
      isRestoring = false
      observer.disconnect()
      for (const name of GESTURES) window.removeEventListener(name, stop)
    }
    function save() {
      clearTimeout(timer)
      if (!isRestoring)
        timer = setTimeout(() => navigation.write({ scroll: Math.round(scrollY) }), WRITE_AFTER)
    }

    if (isRestoring) {
      observer.observe(document.body)
      for (const name of GESTURES) window.addEventListener(name, stop, { passive: true })
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('scroll', save)
    }
  }, [navigation])
}
