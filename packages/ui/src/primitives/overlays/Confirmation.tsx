import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'

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
  /** Why the action cannot run now, announced; empty while it can. It disables the confirming button. */
  blocked?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** The frame of the dialog: the lazy one, or the frame that asks. */
export interface InFrame {
  frame: ComponentType<{
    title: string
    role: 'alertdialog'
    onClose: () => void
    isSending: boolean
    footer: ReactNode
    children: ReactNode
  }>
}

const Text = styled.p`
  margin: 0;

  &[role='status']:not(:empty) {
    margin-top: var(--fleet-space-3);
  }
`

/** A question with two buttons in a frame. */
export function Confirmation({
  frame: Frame,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  blocked,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'isOpen'> & InFrame) {
  const t = useText()
  return (
    <Frame
      title={title}
      role="alertdialog"
      onClose={onCancel}
      isSending={isPending}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending} autoFocus>
            {cancelLabel ?? t('common.no')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            isDisabled={Boolean(blocked)}
          >
            {confirmLabel ?? t('common.yes')}
          </Button>
        </>
      }
    >
      {children ? <Text>{children}</Text> : null}
      {blocked === undefined ? null : <Text role="status">{blocked}</Text>}
    </Frame>
  )
}

export interface UnsavedQuestionProps {
  /** The input is dropped. */
  onLeave: () => void
  /** The input stays, also after Escape. */
  onStay: () => void
}

/** Asks whether to leave unsaved input, in a frame. */
export function UnsavedConfirmation({ frame, onLeave, onStay }: UnsavedQuestionProps & InFrame) {
  const t = useText()
  return (
    <Confirmation
      frame={frame}
      isDanger
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </Confirmation>
  )
}
