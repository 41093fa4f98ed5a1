import { useEffect, useReducer } from 'react'

/**
 * A number that grows when the effects of a mounted component end: once in React's development StrictMode, and whenever
 * `<Activity>` hides it. As a `key` it gives a new element to what cannot start twice.
 */
export function useRemountKey(): number {
  const [key, grow] = useReducer((count: number) => count + 1, 0)
  useEffect(() => grow, [])
  return key
}
