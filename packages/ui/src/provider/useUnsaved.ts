import { createContext, useContext, useEffect } from 'react'
import { useFleet } from './FleetContext.ts'

/** Marks unsaved input of the popup around, until the returned function is called. */
export const UnsavedContext = createContext<(() => () => void) | undefined>(undefined)

/** Reports input that is not saved yet, so that the app asks before it leaves the page, and a popup before it closes. */
export function useUnsaved(isChanged: boolean): void {
  const { onUnsaved } = useFleet()
  const markPopup = useContext(UnsavedContext)
  useEffect(() => (isChanged ? onUnsaved?.() : undefined), [isChanged, onUnsaved])
  useEffect(() => (isChanged ? markPopup?.() : undefined), [isChanged, markPopup])
}
