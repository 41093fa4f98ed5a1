/** The longest name of a role or an extra charge, in characters; no document names one. */
export const NAME_LIMIT = 60

/** The length of a name as it is saved, in characters. */
export const nameLength = (name: string): number => [...name.trim()].length

/** What is wrong with a typed name. Source: CF-128. */
export function nameError(name: string): 'staff.required' | 'staff.nameTooLong' | undefined {
  const length = nameLength(name)
  if (length === 0) return 'staff.required'
  return length > NAME_LIMIT ? 'staff.nameTooLong' : undefined
}
