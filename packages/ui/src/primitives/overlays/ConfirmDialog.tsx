import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The question, short. */
  title: string
  /** What follows from a yes. */
  children?: ReactNode
  /** `Yes` unless given; better what will be done. */
  confirmLabel?: string | undefined
  /** `No` unless given. */
  cancelLabel?: string | undefined
  /** It cannot be undone. */
  isDanger?: boolean
  /** The yes is being carried out: nothing can be pressed, and nothing closes it. */
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

const Text = styled.p`
  margin: 0;
`

/** Asks before something is done. Escape is a no; a press beside it is no answer. */
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
      isLocked={isPending}
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
