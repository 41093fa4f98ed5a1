import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Text = styled.p`
  margin: 0;
  border-radius: var(--fleet-radius-s);
  outline: none;
  overflow-wrap: anywhere;
`

/**
 * The words of a step, which take the focus as it begins: they are read aloud, the focus is not lost with the button
 * that led here, and an Enter too many presses nothing.
 */
export function FocusedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Text ref={text} tabIndex={-1} data-part="words">
      {children}
    </Text>
  )
}
