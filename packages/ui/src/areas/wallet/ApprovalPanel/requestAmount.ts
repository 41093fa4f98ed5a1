import { currencyOf, formatExactMoney, formatMoney } from '@fleetgis/domain/format'
import type { TopUpRequest } from '@fleetgis/domain/wallet'

/** A request's amount with its currency, without decimals. A dash for an unknown amount. APR-05, CF-172. */
export function requestAmount({ amount, symbol }: Pick<TopUpRequest, 'amount' | 'symbol'>): string {
  return Number.isFinite(amount) ? formatMoney(amount, currencyOf(symbol)) : '–'
}

/** The amount that a decision sends, never rounded. A dash for an unknown amount. CF-162, CF-172. */
export function sentAmount({ amount, symbol }: Pick<TopUpRequest, 'amount' | 'symbol'>): string {
  return Number.isFinite(amount) ? formatExactMoney(amount, currencyOf(symbol)) : '–'
}
