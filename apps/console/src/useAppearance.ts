import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { readHistoryEntry } from './historyEntry.ts'
import { type Appearance, withoutParameters } from './preferences.ts'
import { useShown } from './useShown.ts'

/** Language and theme of the present page: its own parameters have priority over the user's choice (CF-126). */
export function useAppearance(): Appearance {
  const { preferences } = useConsole()
  const search = useShown()?.place.search ?? window.location.search
  const read = () => {
    const { language, theme } = preferences.for(search)
    return `${language} ${theme}`
  }
  const appearance = useSyncExternalStore(preferences.subscribe, read)
  return useMemo(() => {
    const [language, theme] = appearance.split(' ')
    return { language, theme } as Appearance
  }, [appearance])
}

/**
 * Sets language or theme. Removes the page's own parameter, which would override the choice; what lists have written to
 * the address and its entry stays.
 */
export function useChooseAppearance(): (chosen: Partial<Record<keyof Appearance, string>>) => void {
  const { navigation, preferences } = useConsole()
  return useCallback(
    (chosen) => {
      preferences.choose(chosen)
      const { shown } = navigation
      if (shown === undefined) return
      // Of the address itself: a list writes its filters without navigating.
      const search = withoutParameters(window.location.search, Object.keys(chosen))
      if (search !== window.location.search)
        navigation.navigate(shown.place.path + search, { replace: true, ...readHistoryEntry() })
    },
    [navigation, preferences],
  )
}
