import type { PaymentNotice } from '@fleetgis/domain/payments'
import { useEffect } from 'react'
import { useHost } from './useHost.ts'

/**
 * Tells the host once, some time after the page has come, as the payment pages do: `PAYMENT_NOTICE.success` of the
 * domain. A page that has gone by then tells nothing. Source: PAY-19, PAY-20.
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
