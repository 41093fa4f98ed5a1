import { useRef } from 'react'
import { useFocusInPlace } from '../../focus/useFocusInPlace.ts'
import { Button, type ButtonProps } from './Button.tsx'

/** A button that unmounts once its press, or what it waits for, is done: the tab stop in its place takes the focus. */
export function LeavingButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusInPlace(button)
  return <Button {...props} ref={button} />
}
