import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A text of `formatDateTime` whose line ends behind the time, never inside the date. Anything else as it is. */
export function breakTime(text: string): ReactNode {
  const end = text.lastIndexOf(', ') + 2
  if (end < 2) return text
  return (
    <>
      {text.slice(0, end)}
      <Whole>{text.slice(end)}</Whole>
    </>
  )
}

const Whole = styled.span`
  white-space: nowrap;
`
