import type { ReactNode } from 'react'

/** An id with places for a line to end, behind its hyphens: a narrow one else breaks a number. */
export function breakId(id: string): ReactNode {
  const end = id.indexOf('-') + 1
  if (end === 0) return id
  return (
    <>
      {id.slice(0, end)}
      <wbr />
      {breakId(id.slice(end))}
    </>
  )
}
