import type { DriverKey } from '@fleetgis/domain/drivers'
import type { Intent } from '@fleetgis/domain/money'
import type { DateRange } from '@fleetgis/domain/period'

/** A top-up whose page was left before its outcome was known, from its kept intent. */
export interface SentTopUp {
  readonly intent: Intent
  readonly driverKey: DriverKey
  readonly driverName: string
  readonly groupId: string
  /** MMK. */
  readonly amount: number
  /** How often the ledger had the amount before. */
  readonly before: number
}

/** Reads a kept intent of a top-up. */
export function sentTopUp(intent: Intent): SentTopUp {
  const { driverKey, driverName, groupId, amount, before } = intent.facts
  return {
    intent,
    driverKey: String(driverKey) as DriverKey,
    driverName: String(driverName ?? ''),
    groupId: String(groupId),
    amount: Number(amount),
    before: Number(before),
  }
}

/** The days of the ledger that the intent's count is about. */
export function keptDays({ facts }: Intent): DateRange {
  return { start: String(facts.start), end: String(facts.end) }
}
