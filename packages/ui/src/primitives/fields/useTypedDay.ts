import { formatDate } from '@fleetgis/domain/format'
import { useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { finishDate, readShownDate, typeDate } from './dateText.ts'

interface TypedDayOptions {
  /** yyyy-mm-dd, or empty for none. */
  value: string
  onChange: (day: string) => void
  min: string | undefined
  max: string | undefined
  isRequired: boolean
}

/** The text of a date field, dd/mm/yyyy: the value, or what is being typed. A valid day becomes the value. */
export function useTypedDay({ value, onChange, min, max, isRequired }: TypedDayOptions) {
  const t = useText()
  // The typed text, and the value at that time: a new value from outside replaces the draft.
  const [draft, setDraft] = useState<{ text: string; of: string; isLeft?: boolean }>()
  const current = draft?.of === value ? draft : undefined
  const text = current?.text ?? formatDate(value)

  function problemOf(written: string): string | undefined {
    const day = readShownDate(written)
    if (day === undefined) return written === '' && !isRequired ? undefined : t('date.invalid')
    if (min && day < min) return t('date.after', { min: formatDate(min) })
    if (max && day > max) return t('date.before', { max: formatDate(max) })
    return undefined
  }

  function apply(written: string, { isLeft = false } = {}) {
    const day = written === '' ? '' : readShownDate(written)
    if (day === undefined || problemOf(written)) {
      setDraft({ text: written, of: value, isLeft })
      return
    }
    setDraft({ text: written, of: day })
    if (day !== value) onChange(day)
  }

  return {
    text,
    /** What is wrong with the text, once the field is left. */
    problem: current?.isLeft ? problemOf(text) : undefined,
    /** The text after a key or a paste, with the caret there. */
    write(next: string, caret: number) {
      // A correction in the middle stays as it is typed: 1/03/2026 may become 15/03/2026.
      apply(caret === next.length ? typeDate(next, text) : next)
    },
    leave() {
      if (current) apply(finishDate(current.text), { isLeft: true })
    },
    /** A day of the calendar replaces the text. */
    choose(day: string) {
      setDraft(undefined)
      if (day !== value) onChange(day)
    },
  }
}
