import { useState } from 'react'

/** The last defined value: keeps the previous value while a refetch leaves it undefined. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value === undefined || value === last) return last
  setLast(value)
  return value
}
