const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * A finite number out of a number or a text of decimal digits, undefined for anything else: `0x10`, `1e5` and blank
 * text are numbers to JavaScript only. Never throws.
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
 * The decimal text of a number or of a numeric text: `12.05`, `-3`; of a number also `1e+21`. What the digits say, not
 * what the nearest double says. Undefined for anything else (blank text, `Infinity`, `0x10`, `1,500`, objects).
 */
export function decimalText(value: unknown): string | undefined {
  return readNumber(value) === undefined ? undefined : String(value).trim()
}
