import { type ComponentProps, useRef } from 'react'
import { type FocusHome, useFocusReturn } from '../../../focus/useFocusReturn.ts'

export interface LogButtonProps extends ComponentProps<'button'> {
  /** Focuses the messages. */
  focusLog: FocusHome
}

/** A plain button in or over the messages. They take the focus when it unmounts focused, as after its press. */
export function LogButton({ focusLog, ...ofButton }: LogButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusReturn(button, focusLog)
  return <button {...ofButton} ref={button} type="button" />
}
