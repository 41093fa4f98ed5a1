import type { SelectOption } from './Select.tsx'

type Option = SelectOption<string>

/**
 * The text of a closed `MultiSelect`: the first chosen option, in the order of the options, then `+n` for the others.
 * Empty without a choice. A chosen value without an option (yet) shows as its value. Source: MAP-09.
 */
export function closedText(options: readonly Option[], value: readonly string[]): string {
  const chosen = new Set(value)
  const first = options.find((option) => chosen.has(option.value))?.label ?? value[0]
  if (first === undefined) return ''
  return chosen.size === 1 ? first : `${first} +${chosen.size - 1}`
}

/** The options whose label contains the text, in any case. Source: MAP-10. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const wanted = search.trim().normalize('NFC').toLowerCase()
  if (wanted === '') return options
  return options.filter(({ label }) => label.normalize('NFC').toLowerCase().includes(wanted))
}
