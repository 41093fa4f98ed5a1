import type { PaymentNotice } from '@fleetgis/domain/payments'
import { useEffect } from 'react'
import { useHost } from './useHost.ts'

/**
 * Sends a notice to the host once, some time after mount, as the payment pages do with `PAYMENT_NOTICE.success` of the
 * domain. An earlier unmount cancels it. Source: PAY-19.
 */
export function useNoticeToHost(notice: PaymentNotice | undefined): void {
  const host = useHost()
  const { message, delayMs } = notice ?? {}
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => host.send(message), delayMs)
    return () => clearTimeout(timer)
  }, [host, message, delayMs])
}
