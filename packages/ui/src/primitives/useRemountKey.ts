import { useEffect, useReducer } from 'react'

/**
 * Gives a new element to a part that cannot start twice, such as a Leaflet map: pass the number as its `key`. It grows
 * when the effects of a mounted component end: once in React's development StrictMode, and whenever `<Activity>` hides
 * it.
 */
export function useRemountKey(): number {
  const [key, grow] = useReducer((count: number) => count + 1, 0)
  useEffect(() => grow, [])
  return key
}
