import * as z from 'zod/mini'

type Schema = z.core.$ZodType | undefined

/**
 * Converts a value of a request to the type of its schema. The documents omit most types, so a number may come as text
 * in plain digits, and a list as its only value (an empty text is an empty list). A number is never converted to text:
 * ids exceed the exact range of numbers, and a status is sent as text (BKS-40).
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

/** The schema inside an optional one. */
export function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodMiniOptional ? unwrap(schema.def.innerType) : schema
}

const listOf = (value: string | number) => (value === '' ? [] : [value])

/** Text that is not a number stays text, so the schema refuses it. */
const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
