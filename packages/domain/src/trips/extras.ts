import { readNumber } from '../format/readNumber.ts'

/** One extra charge of a trip. BKD-17. */
export interface TripExtra {
  readonly name: string
  /** 0 and 2 are flat amounts; any other counts pieces. */
  readonly type: number | string | undefined
  /** MMK; of one piece where the extra counts pieces. */
  readonly amount: number
  /** Missing: 1. */
  readonly quantity?: number | undefined
}

/** An extra as its row shows it. */
export interface ExtraLine {
  readonly name: string
  /** `x 3`; undefined for a flat amount. */
  readonly quantity: string | undefined
  /** MMK, the quantity counted in. */
  readonly amount: number
}

/** What an extra costs, and how often it is charged. BKD-10, BKD-18, BKD-19, CF-53. */
export function extraLine({ name, type, amount, quantity }: TripExtra): ExtraLine {
  const each = readNumber(amount) ?? 0
  const kind = readNumber(type)
  if (kind === 0 || kind === 2) return { name, quantity: undefined, amount: each }
  const count = readNumber(quantity) ?? 1
  return { name, quantity: `x ${count}`, amount: each * count }
}
