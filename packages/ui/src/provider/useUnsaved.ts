import { useEffect } from 'react'
import { useFleet } from './FleetContext.ts'

/** Reports input that is not saved yet, so that the app can ask before it leaves the page. */
export function useUnsaved(isChanged: boolean): void {
  const { onUnsaved } = useFleet()
  useEffect(() => (isChanged ? onUnsaved?.() : undefined), [isChanged, onUnsaved])
}
