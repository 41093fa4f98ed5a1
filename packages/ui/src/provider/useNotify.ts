import { useCallback } from 'react'
import { useFleet } from './FleetContext.ts'
import type { Notice } from './notifier/notifier.ts'

/** Shows a short message at the top of the screen: `notify(t('ADD_SUCCESS'), { tone: 'success', duration: 3000 })`. */
export function useNotify(): (text: string, options?: Omit<Notice, 'text'>) => void {
  const { notifier } = useFleet()
  return useCallback((text, options) => notifier.notify({ ...options, text }), [notifier])
}
