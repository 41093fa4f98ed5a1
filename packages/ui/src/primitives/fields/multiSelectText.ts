import type { SelectItem } from './Select.tsx'

type Option = SelectItem<string>

/**
 * The text of a closed `MultiSelect`: the first chosen option, in the order of the options, then `+n` for the others.
 * Empty without a choice. A chosen id without an option (yet) shows as it is. Source: MAP-09.
 */
export function closedText(options: readonly Option[], value: readonly string[]): string {
  const chosen = new Set(value)
  const first = options.find((option) => chosen.has(option.id))?.label ?? value[0]
  if (first === undefined) return ''
  return chosen.size === 1 ? first : `${first} +${chosen.size - 1}`
}

/** The options whose label contains the text, in any case. Source: MAP-10. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const wanted = search.trim().normalize('NFC').toLowerCase()
  if (wanted === '') return options
  return options.filter(({ label }) => label.normalize('NFC').toLowerCase().includes(wanted))
}
