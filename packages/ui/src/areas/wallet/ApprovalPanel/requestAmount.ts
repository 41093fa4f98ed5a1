import { CURRENCY, formatAmount, formatPaymentAmount } from '@fleetgis/domain/format'
import type { TopUpRequest } from '@fleetgis/domain/wallet'

/**
 * A request's amount with its sign, as sent; MMK without one. Without decimals (FMT-07), except for a fractional amount:
 * what is approved is never rounded.
 */
export function requestAmount({ amount, symbol }: Pick<TopUpRequest, 'amount' | 'symbol'>): string {
  if (!Number.isFinite(amount)) return '–'
  const number = Number.isInteger(amount)
    ? formatAmount(amount)
    : formatPaymentAmount(amount).replace(` ${CURRENCY}`, '')
  return `${number} ${symbol?.trim() || CURRENCY}`
}
