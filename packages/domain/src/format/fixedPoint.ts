import { decimalText, readNumber } from './readNumber.ts'

/** The format of a kind of number. Its last shown digit counts `over / times` of the value's own unit. */
export interface FixedPoint {
  /** Digits after the point. */
  readonly decimals: 0 | 1 | 2
  readonly times: 1 | 10 | 100
  readonly over: 1 | 10
  /** The same as a shift of the decimal point to the right: the power of ten of `times / over`. */
  readonly moves: number
}

/** Below this, a half between two shown digits has at most 15 digits, so its double represents only it. */
const EXACT_HALVES = 1e14

/**
 * A number with comma grouping and a fixed count of decimals. Halves of its decimal text round away from zero (CF-52):
 * 12.05 gives 12.1, although its double is slightly smaller. Accepts numbers and numeric texts of any size; anything
 * else is 0.
 */
export function formatFixed(value: unknown, point: FixedPoint): string {
  // A text of 15 characters or fewer has no more digits than a double keeps.
  const number = typeof value === 'string' && value.length <= 15 ? readNumber(value) : value
  if (typeof number === 'number') {
    const size = Math.abs(number)
    const floor = Math.floor((size * point.times) / point.over)
    if (floor < EXACT_HALVES) {
      const half = ((floor + 0.5) * point.over) / point.times
      const units = size >= half ? floor + 1 : floor
      const text = joinUnits(units, point.decimals)
      return number < 0 && units > 0 ? `-${text}` : text
    }
  }
  return formatDecimalText(decimalText(value) ?? '0', point)
}

function joinUnits(units: number, decimals: FixedPoint['decimals']): string {
  if (decimals === 0) return groupNumber(units)
  const unit = decimals === 1 ? 10 : 100
  const whole = Math.floor(units / unit)
  const rest = units - whole * unit
  return decimals === 2 && rest < 10 ? `${groupNumber(whole)}.0${rest}` : `${groupNumber(whole)}.${rest}`
}

function groupNumber(whole: number): string {
  if (whole < 1000) return `${whole}`
  const rest = whole % 1000
  const head = groupNumber(Math.floor(whole / 1000))
  if (rest < 10) return `${head},00${rest}`
  return rest < 100 ? `${head},0${rest}` : `${head},${rest}`
}

function formatDecimalText(text: string, { decimals, moves }: FixedPoint): string {
  const isNegative = text.startsWith('-')
  const [mantissa = '', exponent = '0'] = text.replace(/^[+-]/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = whole + fraction
  const end = whole.length + Number(exponent) + moves
  let units = BigInt(`0${digits.slice(0, Math.max(0, end)).padEnd(end, '0')}`)
  if (digits.charAt(end) >= '5') units += 1n
  const shown = String(units).padStart(decimals + 1, '0')
  const cut = shown.length - decimals
  const grouped = groupDigits(shown.slice(0, cut))
  const result = decimals === 0 ? grouped : `${grouped}.${shown.slice(cut)}`
  return isNegative && units > 0n ? `-${result}` : result
}

function groupDigits(digits: string): string {
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = `${digits.slice(Math.max(0, end - 3), end)},${text}`
  }
  return text
}
