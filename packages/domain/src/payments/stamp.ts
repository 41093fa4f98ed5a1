import { daysInMonth } from '../format/civil.ts'
import { completeWords, type StampWords } from '../format/words.ts'

const STAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/

/**
 * A compact stamp `YYYYMMDDHHmmss`, with or without seconds, as `DD/MM/YYYY hh:mm AM`; empty for anything else,
 * including invalid days. Never throws. Source: CF-74.
 */
export function parseCompactStamp(text: string | null | undefined, words?: Pick<StampWords, 'time'>): string {
  const parts = typeof text === 'string' ? STAMP.exec(text) : null
  if (!parts) return ''
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00'] = parts
  if (Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return ''
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return ''
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0')
  return `${day}/${month}/${year} ${completeWords(words).time(`${hour12}:${minute}`, Number(hour))}`
}
