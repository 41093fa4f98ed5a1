import { useState } from 'react'

/** The last value that there was: a pause in a value, while it is asked for anew, is passed over. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value === undefined || value === last) return last
  setLast(value)
  return value
}
