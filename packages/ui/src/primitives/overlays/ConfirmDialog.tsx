import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The question, in a few words. */
  title: string
  /** The consequence of a yes. */
  children?: ReactNode
  /** The label of the confirming button; `Yes` unless given. Prefer a verb for the action. */
  confirmLabel?: string | undefined
  /** The label of the cancelling button; `No` unless given. */
  cancelLabel?: string | undefined
  /** The action cannot be undone. */
  isDanger?: boolean
  /** The action is running: both buttons are disabled, nothing closes the dialog, and it says that it is being sent. */
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

const Text = styled.p`
  margin: 0;
`

/** Asks for a confirmation before an action runs. Escape cancels; a press outside does nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useText()
  if (!isOpen) return null
  return (
    <LazyModalFrame
      title={title}
      role="alertdialog"
      onClose={onCancel}
      isSending={isPending}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending} autoFocus>
            {cancelLabel ?? t('common.no')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
            {confirmLabel ?? t('common.yes')}
          </Button>
        </>
      }
    >
      {children ? <Text>{children}</Text> : null}
    </LazyModalFrame>
  )
}
