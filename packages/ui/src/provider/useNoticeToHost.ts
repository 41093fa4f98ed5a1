import type { HostMessage } from '@fleetgis/domain/host'
import type { PaymentNotice } from '@fleetgis/domain/payments'
import { useEffect, useRef } from 'react'
import { useHost } from './useHost.ts'

/**
 * Sends a notice to the host once: its delay after mount, or when the notice is given, whichever is later. The payment
 * pages send `PAYMENT_NOTICE.success` of the domain so. An earlier unmount cancels it. Source: PAY-19, CF-168.
 */
export function useNoticeToHost(notice: PaymentNotice | undefined): void {
  const host = useHost()
  const { message, delayMs = 0 } = notice ?? {}
  const mountedAt = useRef<number>(undefined)
  const sent = useRef<HostMessage>(undefined)
  useEffect(() => {
    mountedAt.current ??= performance.now()
    // Another host, and a page that was hidden and shown, run the effect again.
    if (message === undefined || sent.current === message) return
    const rest = delayMs - (performance.now() - mountedAt.current)
    const timer = setTimeout(() => {
      sent.current = message
      host.send(message)
    }, rest)
    return () => clearTimeout(timer)
  }, [host, message, delayMs])
}
