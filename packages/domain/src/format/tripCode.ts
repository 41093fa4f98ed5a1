/** The parts of a trip code. */
export interface TripCodeParts {
  readonly tripNumber?: string | number | null | undefined
  /** `tripid` of a transaction, `syskey` of a detail (CF-50). */
  readonly id?: string | number | null | undefined
  readonly successCode?: string | number | null | undefined
}

/**
 * The trip code: `#`, the trip number, the last two characters of the id's last dash-separated part as digits, the last
 * character of the success code. Letters count by alphabet position (a = 1, any case): its last digit for the id, all
 * of it for the code; other characters are dropped. Undefined without a success code or trip number. FMT-01, FMT-02,
 * FMT-03, CF-50.
 */
export function formatTripCode(parts: TripCodeParts): string | undefined {
  const tripNumber = textOf(parts?.tripNumber)
  const successCode = textOf(parts?.successCode)
  if (tripNumber === '' || successCode === '') return undefined
  const id = textOf(parts.id)
  const lastPart = id.slice(id.lastIndexOf('-') + 1)
  const digits = lastDigit(lastPart[lastPart.length - 2]) + lastDigit(lastPart[lastPart.length - 1])
  return `#${tripNumber}${digits}${positionOf(successCode[successCode.length - 1]) ?? ''}`
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return typeof value === 'string' ? value.trim() : ''
}

function lastDigit(character: string | undefined): string {
  const position = positionOf(character)
  return position === undefined ? '' : `${position % 10}`
}

function positionOf(character: string | undefined): number | undefined {
  if (character === undefined) return undefined
  if (character >= '0' && character <= '9') return Number(character)
  // Setting bit 32 makes an ASCII capital lower-case, and makes a letter of no other character.
  const position = (character.charCodeAt(0) | 32) - 96
  return position >= 1 && position <= 26 ? position : undefined
}
