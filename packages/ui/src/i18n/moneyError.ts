import { formatMoney, type MoneyError } from '@fleetgis/domain/format'
import type { Translate } from './words.ts'

/** Why a typed amount is refused, with the limit. CF-171. */
export function moneyError({ reason, limit }: MoneyError, t: Translate): string {
  return t(`money.${reason}`, limit === undefined ? undefined : { limit: formatMoney(limit) })
}
