import { useShown } from './useShown.ts'

/**
 * Writes the address of another page about places. The language and theme of the present address stay, as the mobile app
 * chose them (CF-126).
 */
export function usePlaceAddress(): (path: string, query?: Readonly<Record<string, string>>) => string {
  const present = new URLSearchParams(useShown()?.place.search)
  return (path, query = {}) => {
    const next = new URLSearchParams(query)
    for (const name of ['language', 'theme']) {
      const value = present.get(name)
      if (value !== null) next.set(name, value)
    }
    return next.size === 0 ? path : `${path}?${next}`
  }
}
