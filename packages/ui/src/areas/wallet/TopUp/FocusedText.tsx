import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isFocusLost } from '../../../focus/focusOrder.ts'

const Text = styled.p`
  margin: 0;
  border-radius: var(--fleet-radius-s);
  outline: none;
`

/**
 * The text of a step, which takes the focus when the step starts: screen readers read it, the focus is not lost with
 * the previous button, and a repeated Enter presses nothing. It also takes the focus that is lost with a button of the step.
 */
export function FocusedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  useEffect(() => {
    if (isFocusLost()) text.current?.focus()
  })
  return (
    <Text ref={text} tabIndex={-1} data-part="words">
      {children}
    </Text>
  )
}
