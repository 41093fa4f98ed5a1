import { ADMIN_MENU, type AdminMenuEntry } from '@fleetgis/domain/permission'
import { useEffect, useState } from 'react'
import { useConsole } from './ConsoleContext.ts'

/** Marks a history entry that has the welcome below it. */
const ABOVE_WELCOME = { isAboveWelcome: true }

const isAboveWelcome = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAboveWelcome' in state

const panelOf = (hash: string) => ADMIN_MENU.find((entry) => `#${entry}` === hash)

const addressOf = (panel: AdminMenuEntry | undefined) =>
  location.pathname + location.search + (panel ? `#${panel}` : '')

/** A page opened with a panel gets an entry of the welcome below it. */
function insertWelcome(): void {
  const panel = panelOf(location.hash)
  if (panel === undefined || isAboveWelcome(history.state)) return
  history.replaceState(null, '', addressOf(undefined))
  history.pushState(ABOVE_WELCOME, '', addressOf(panel))
}

/** Opens a panel, or the welcome; returns whether the browser navigates and an event follows. */
function goTo(panel: AdminMenuEntry | undefined): boolean {
  if (panel === undefined && isAboveWelcome(history.state)) {
    history.back()
    return true
  }
  const write = panel === undefined || isAboveWelcome(history.state) ? 'replaceState' : 'pushState'
  history[write](panel === undefined ? null : ABOVE_WELCOME, '', addressOf(panel))
  return false
}

/**
 * The open panel of `/groupadmin`, from the address's fragment, and the function that opens one. There is at most one
 * entry above the welcome, so the phone's Back leads from every panel to the welcome. CF-141. What keeps a panel, such as
 * money that is being sent, is an overlay over it, whose entry stays (R5).
 */
export function useOpenPanel(): [
  panel: AdminMenuEntry | undefined,
  open: (event: { panel: AdminMenuEntry | undefined }) => void,
] {
  const { overlays } = useConsole()
  const [panel, setPanel] = useState(() => panelOf(location.hash))
  useEffect(() => {
    const follow = () => {
      insertWelcome()
      setPanel(panelOf(location.hash))
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return [
    panel,
    ({ panel: next }) => {
      overlays.after(() => {
        if (next !== panel && !goTo(next)) setPanel(next)
      })
    },
  ]
}
