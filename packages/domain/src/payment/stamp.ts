const STAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/

/**
 * A compact stamp `YYYYMMDDHHmmss`, with or without seconds, as `DD/MM/YYYY hh:mm AM`; the empty text for anything
 * else, a day that no calendar has among it. Never throws. Source: PAY-12, CF-74.
 */
export function parseCompactStamp(text: string | null | undefined): string {
  const parts = typeof text === 'string' ? STAMP.exec(text) : null
  if (!parts) return ''
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00'] = parts
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month))) return ''
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return ''
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0')
  return `${day}/${month}/${year} ${hour12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** The length of a month, counted from 1; 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
