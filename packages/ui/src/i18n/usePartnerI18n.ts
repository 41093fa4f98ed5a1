import { useEffect, useReducer, useSyncExternalStore } from 'react'

/**
 * What the kit reads of an app's i18next instance: its language, and its words in the namespaces of the kit. Instances of
 * every i18next since 21 have this shape. Nothing is changed in it.
 */
export interface PartnerI18n {
  readonly language: string | undefined
  /** There once the instance is initialized. */
  getResourceBundle?(language: string, namespace: string): Readonly<Record<string, string>> | undefined
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
  /** There once the instance is initialized. */
  readonly store?: {
    on(event: string, listener: () => void): unknown
    off(event: string, listener: () => void): unknown
  }
}

const never = () => () => {}

/** The language of the instance, and a number that changes with its words. */
export function usePartnerI18n(i18n: PartnerI18n | undefined) {
  const [version, change] = useReducer((count: number) => count + 1, 0)
  const language = useSyncExternalStore(
    i18n ? (listener) => listen(i18n, 'languageChanged', listener) : never,
    () => i18n?.language,
    () => i18n?.language,
  )
  useEffect(() => {
    if (!i18n) return
    let stopWords = i18n.store && listen(i18n.store, 'added removed', change)
    const stopStart = listen(i18n, 'initialized', () => {
      stopWords ??= i18n.store && listen(i18n.store, 'added removed', change)
      change()
    })
    return () => {
      stopWords?.()
      stopStart()
    }
  }, [i18n])
  return { language, version }
}

function listen(source: Pick<PartnerI18n, 'on' | 'off'>, events: string, listener: () => void) {
  for (const event of events.split(' ')) source.on(event, listener)
  return () => {
    for (const event of events.split(' ')) source.off(event, listener)
  }
}
