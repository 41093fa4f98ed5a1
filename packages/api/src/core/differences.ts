import * as z from 'zod/mini'

/** A place where a reply is not as its wire shape says. Kinds only: no value of the reply. */
export interface Difference {
  /** The field, such as `data.bookings[].status`; empty for the reply itself. */
  readonly path: string
  /** The kind that the shape has there. */
  readonly expected: string
  /** The kind that the reply has there. */
  readonly found: string
  /** How often, over all rows of a list. */
  readonly times: number
}

export interface Comparison {
  /** Fields that are missing or of another kind. */
  readonly differences: readonly Difference[]
  /** Paths of fields that the shape does not name. No reader uses them. */
  readonly additions: readonly string[]
}

type Issue = z.core.$ZodIssue

/** Compares a reply, as parsed from JSON, with its wire shape. */
export function differences(shape: z.ZodMiniType, reply: unknown): Comparison {
  const result = z.safeParse(shape, reply)
  const found = new Map<string, Difference>()
  const additions = new Set<string>()
  for (const issue of result.success ? [] : result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) additions.add(pathOf([...issue.path, key]))
      continue
    }
    const place = {
      path: pathOf(issue.path),
      expected: expectedBy(issue),
      found: foundAt(reply, issue),
    }
    const key = JSON.stringify(place)
    found.set(key, { ...place, times: (found.get(key)?.times ?? 0) + 1 })
  }
  return { differences: [...found.values()], additions: [...additions] }
}

/** A path with `[]` for each index, so that the rows of a list have one path. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${nameOf(String(part))}`))
    .join('')
    .replace(/^\./, '')

/** A name of a field; other keys may be values, such as the phone number of a person. */
const nameOf = (key: string): string => (/^[A-Za-z_][\w-]{0,40}$/.test(key) ? key : '(another key)')

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return WORDS[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((option) => option.slice(0, 1).map(expectedBy)))].join(' or ')
    case 'too_small':
      return issue.origin === 'array' ? `${issue.minimum} values or more` : `${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'array' ? `${issue.maximum} values or fewer` : `${issue.maximum} or less`
    default:
      return issue.code
  }
}

/** The kind of the value at an issue. For one of the wrong size or outside of a set the kind alone would be the right one. */
function foundAt(reply: unknown, issue: Issue): string {
  const value = issue.path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    reply,
  )
  const kind = kindOf(value)
  if (issue.code === 'too_small' || issue.code === 'too_big') return `${kind} out of range`
  const isOther = issue.code === 'invalid_value' && issue.values.some((one) => kindOf(one) === kind)
  return isOther ? `another ${kind.replace(/^an? /, '')}` : kind
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string')
    return value !== '' && Number.isFinite(Number(value)) ? 'a number as text' : 'text'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'boolean' ? 'true or false' : `a ${typeof value}`
}
