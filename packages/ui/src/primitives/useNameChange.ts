import { useEffect } from 'react'
import { useShownText } from '../i18n/useShownText.ts'
import { useLatestCallback } from './useLatestCallback.ts'

/** A prop of a widget that shows one named thing. */
export interface NameChangeProps {
  /** Called with the name of what it shows, once that is known and whenever it changes: for the title of a page. */
  onNameChange?: ((event: { name: string }) => void) | undefined
}

/** Calls `onNameChange` with a name that is not empty. */
export function useNameChange(name: string | undefined, onNameChange: NameChangeProps['onNameChange']): void {
  const shown = useShownText()
  const text = name && shown(name)
  const report = useLatestCallback((event: { name: string }) => onNameChange?.(event))
  useEffect(() => {
    if (text) report({ name: text })
  }, [text, report])
}
