import { formatMoney } from '@fleetgis/domain/format'

/** An amount in MMK without decimals; a dash for an unknown amount. CF-172. */
export const moneyText = (amount: number | undefined): string =>
  amount === undefined || !Number.isFinite(amount) ? '–' : formatMoney(amount)
