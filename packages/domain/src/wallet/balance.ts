import type { MoneyRange } from '../format/readMoney.ts'

/** What is added to a wallet: above 0, and kept exactly by a double. CF-171. */
export const TOP_UP_RANGE: MoneyRange = { least: 1, most: Number.MAX_SAFE_INTEGER }
