import * as z from 'zod/mini'

type Schema = z.core.$ZodType | undefined

/**
 * A value of a request in the spelling that its schema wants. The documents name most fields without their type, so
 * that a number may come as a text in plain digits, and one value of a list alone (an empty text is no value).
 * A number is never taken for a text: ids are longer than numbers are exact, and a status travels as text (BKS-40).
 */
export function spelledFor(schema: Schema, value: unknown): unknown {
  const wanted = unwrap(schema)
  if (wanted instanceof z.ZodMiniNumber) return typeof value === 'string' ? readNumber(value) : value
  if (wanted instanceof z.ZodMiniArray) {
    const list = typeof value === 'string' || typeof value === 'number' ? listOf(value) : value
    return Array.isArray(list) ? list.map((entry) => spelledFor(wanted.def.element, entry)) : list
  }
  if (wanted instanceof z.ZodMiniObject && isRecord(value)) {
    const { shape } = wanted.def
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        Object.hasOwn(shape, name) ? spelledFor(shape[name], field) : field,
      ]),
    )
  }
  return value
}

/** The schema of a field that may be missing. */
export function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodMiniOptional ? unwrap(schema.def.innerType) : schema
}

const listOf = (value: string | number) => (value === '' ? [] : [value])

/** Text that is not a number stays text, and the schema refuses it. */
const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
