const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const WITH_EXPONENT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i

/**
 * The plain decimal text of a number or of a numeric text: `12.05`, `-3`, `1e+21`. What the digits say, not what
 * the nearest double says. Undefined for anything else (blank text, `Infinity`, `0x10`, `1,500`, objects).
 */
export function decimalText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (!Number.isFinite(Number(text))) return undefined
  if (PLAIN.test(text)) return text
  // The exponent of a text has no bound of its own (`0e999999999`); that of a double has.
  return WITH_EXPONENT.test(text) ? String(Number(text)) : undefined
}

/** A finite number out of a number or a numeric text, undefined for anything else. Never throws. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const text = decimalText(value)
  if (text === undefined) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
