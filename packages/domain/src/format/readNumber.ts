const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
/** `0x10`, `0b1` and `0o7`: numbers to JavaScript, and to nobody else. */
const PREFIXED = /^0[xbo]/i

/** A finite number out of a number or a numeric text, undefined for anything else. Never throws. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    const text = value.trim()
    const number = Number(text)
    return text !== '' && Number.isFinite(number) && !PREFIXED.test(text) ? number : undefined
  }
  const number = typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/**
 * The plain decimal text of a number or of a numeric text: `12.05`, `-3`, `1e+21`. What the digits say, not what
 * the nearest double says. Undefined for anything else (blank text, `Infinity`, `0x10`, `1,500`, objects).
 */
export function decimalText(value: unknown): string | undefined {
  if (typeof value === 'bigint') return String(value)
  const number = readNumber(value)
  if (number === undefined) return undefined
  const text = String(value).trim()
  // The exponent of a text has no bound of its own (`0e999999999`); that of a double has.
  return PLAIN.test(text) ? text : String(number)
}
