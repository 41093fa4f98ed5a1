const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * A finite number from a number or a text of decimal digits; undefined for anything else, such as `0x10`, `1e5` and
 * blank text. Never throws.
 */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    const text = value.trim()
    return DECIMAL.test(text) ? finite(Number(text)) : undefined
  }
  return typeof value === 'bigint' ? finite(Number(value)) : finite(value)
}

const finite = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/**
 * The decimal text of a number or of a numeric text: `12.05`, `-3`; for a number also `1e+21`. The digits as written,
 * not of the nearest double. Undefined for anything else (blank text, `Infinity`, `0x10`, `1,500`, objects).
 */
export function decimalText(value: unknown): string | undefined {
  return readNumber(value) === undefined ? undefined : String(value).trim()
}
