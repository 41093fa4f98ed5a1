import { formatAmount, formatPaymentAmount } from '@fleetgis/domain/format'

/**
 * An amount in MMK: without decimals (FMT-07), but for one that has some: what is confirmed is never rounded to
 * something else. A dash where nobody knows.
 */
export function moneyText(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '–'
  return Number.isInteger(amount) ? `${formatAmount(amount)} MMK` : formatPaymentAmount(amount)
}
