import type { SelectOption } from './Select.tsx'

type Option = SelectOption<string>

/**
 * What a closed select of several shows: the first of the chosen, in the order of the options, then `+n` for the rest;
 * empty where none is chosen. A chosen value that is not among the options (yet) stands for itself. MAP-09, CF-26.
 */
export function closedText(options: readonly Option[], value: readonly string[]): string {
  const chosen = new Set(value)
  const first = options.find((option) => chosen.has(option.value))?.label ?? value[0]
  if (first === undefined) return ''
  return chosen.size === 1 ? first : `${first} +${chosen.size - 1}`
}

/** The options whose label has the text in it, whatever its case. MAP-10. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const wanted = search.trim().normalize('NFC').toLowerCase()
  if (wanted === '') return options
  return options.filter(({ label }) => label.normalize('NFC').toLowerCase().includes(wanted))
}
