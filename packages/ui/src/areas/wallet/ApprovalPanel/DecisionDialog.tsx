import { requestDriverLabel } from '@fleetgis/domain/wallet'
import { useRef, useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useOfflineSince } from '../../../provider/useOfflineSince.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import { sentAmount } from './requestAmount.ts'

interface DecisionDialogProps {
  press: DecisionPress
  /** Yes, once. The dialog says that the decision is being sent until it is unmounted. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a decision is sent; offline nothing is (R11). APR-08. */
export function DecisionDialog({ press, onConfirm, onCancel }: DecisionDialogProps) {
  const { request, decision } = press
  const t = useText(walletWords)
  const shown = useShownText()
  const isOffline = useOfflineSince() !== undefined
  const [isSending, setSending] = useState(false)
  // A ref, because a second press comes before the next render.
  const isConfirmed = useRef(false)

  function confirm() {
    if (isConfirmed.current) return
    isConfirmed.current = true
    setSending(true)
    onConfirm()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(decision === 'approve' ? 'approval.askApprove' : 'approval.askReject')}
      confirmLabel={t('common.yes')}
      isDanger={decision === 'reject'}
      isPending={isSending}
      blocked={isOffline && !isSending ? t('live.blockedOffline') : ''}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {t(decision === 'approve' ? 'approval.willApprove' : 'approval.willReject', {
        driver: shown(requestDriverLabel(request)),
        amount: sentAmount(request),
      })}
    </ConfirmDialog>
  )
}
