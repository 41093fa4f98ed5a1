import { createContext, useContext, useEffect } from 'react'
import { useFleet } from './FleetContext.ts'

/** Marks unsaved input of the popup around, until the returned function is called; `onDiscard` runs where it is discarded. */
export const UnsavedContext = createContext<((onDiscard?: () => void) => () => void) | undefined>(undefined)

/** Marks that a call is sent from the popup around, until the returned function is called. */
export const SendingContext = createContext<(() => () => void) | undefined>(undefined)

/**
 * Keeps the page while a call is sent: the app does not leave it and does not ask either, and nothing closes the popup
 * around, which says "Being sent". R5.
 */
export function useSending(isSending: boolean): void {
  const { onUnsaved } = useFleet()
  const markPopup = useContext(SendingContext)
  useEffect(() => (isSending ? onUnsaved?.('sending') : undefined), [isSending, onUnsaved])
  useEffect(() => (isSending ? markPopup?.() : undefined), [isSending, markPopup])
}

/**
 * Reports input that is not saved yet, so that the app asks before it leaves the page, and a popup before it closes.
 * `onDiscard` is called after a yes; keep it between renders.
 */
export function useUnsaved(isChanged: boolean, onDiscard?: () => void): void {
  const { onUnsaved } = useFleet()
  const markPopup = useContext(UnsavedContext)
  useEffect(
    () => (isChanged ? onUnsaved?.('unsaved', onDiscard) : undefined),
    [isChanged, onUnsaved, onDiscard],
  )
  useEffect(() => (isChanged ? markPopup?.(onDiscard) : undefined), [isChanged, markPopup, onDiscard])
}
