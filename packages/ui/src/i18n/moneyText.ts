import { formatAmount, formatPaymentAmount } from '@fleetgis/domain/format'

/**
 * An amount in MMK without decimals (FMT-07), except for a fractional amount: a confirmed amount is never rounded. A
 * dash for an unknown amount.
 */
export function moneyText(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '–'
  return Number.isInteger(amount) ? `${formatAmount(amount)} MMK` : formatPaymentAmount(amount)
}
