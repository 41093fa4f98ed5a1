import { readNumber } from '../format/readNumber.ts'

/** One extra charge of a trip. BKD-17. */
export interface TripExtra {
  readonly name: string
  /** 0 and 2 are flat amounts; other types are counted. */
  readonly type: number | string | undefined
  /** MMK; per piece if the extra is counted. */
  readonly amount: number
  /** Default 1. */
  readonly quantity?: number | undefined
}

/** An extra in its row. */
export interface ExtraLine {
  readonly name: string
  /** `x 3`; undefined for a flat amount. */
  readonly quantity: string | undefined
  /** MMK, multiplied by the quantity. */
  readonly amount: number
}

/** The amount and quantity of an extra's row. CF-53. */
export function extraLine({ name, type, amount, quantity }: TripExtra): ExtraLine {
  const each = readNumber(amount) ?? 0
  const kind = readNumber(type)
  if (kind === 0 || kind === 2) return { name, quantity: undefined, amount: each }
  const count = readNumber(quantity) ?? 1
  return { name, quantity: `x ${count}`, amount: each * count }
}
