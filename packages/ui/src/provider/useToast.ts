import { TOAST_MS } from '@fleetgis/domain/auth'
import { useCallback } from 'react'
import type { Tone } from './notifier/notifier.ts'
import { useNotify } from './useNotify.ts'

/** Shows a toast that the rules name, which stays three seconds (CF-11): `toast(t('ADD_SUCCESS'), 'success')`. */
export function useToast(): (text: string, tone: Tone) => void {
  const notify = useNotify()
  return useCallback((text, tone) => notify(text, { tone, duration: TOAST_MS.named }), [notify])
}
