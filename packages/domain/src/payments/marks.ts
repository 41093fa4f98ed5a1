/** The stored state of a payment, by its key. */
export type PaymentMark = readonly [key: string, state: string]

/** How many marks of a kind are kept, the newest. Source: CF-140. */
const KEPT_MARKS = 50

/** The marks of a stored text, oldest first; none if it is missing or unreadable. */
export function readMarks(text: string | null | undefined): readonly PaymentMark[] {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return Array.isArray(stored) ? stored.filter(isMark) : []
  } catch {
    return []
  }
}

/** The marks with a new or changed one, which is the newest. Source: CF-140. */
export function withMark(marks: readonly PaymentMark[], [key, state]: PaymentMark): readonly PaymentMark[] {
  return [...withoutMark(marks, key), [key, state] as const].slice(-KEPT_MARKS)
}

/** The marks without the one of a key. */
export function withoutMark(marks: readonly PaymentMark[], key: string): readonly PaymentMark[] {
  return marks.filter(([other]) => other !== key)
}

function isMark(value: unknown): value is PaymentMark {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
