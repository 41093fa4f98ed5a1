import { Confirmation, type ConfirmDialogProps } from './Confirmation.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

/** Asks for a confirmation before an action runs. Escape cancels; a press outside does nothing. */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  return isOpen ? <Confirmation {...question} frame={LazyModalFrame} /> : null
}
