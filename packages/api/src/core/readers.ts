import { readNumber } from '@fleetgis/domain/format'
import { isGranted } from '@fleetgis/domain/permission'
import * as z from 'zod/mini'

/** A row of a reply that was dropped because it is unreadable. */
export interface DroppedRow {
  /** The list of the row, such as `data_list`. */
  list: string
  index: number
  /** The unreadable field, such as `route.coordinates.0`. */
  field: string
}

// The listener of the reply that is being read. Schemas take no listener, and parsing is synchronous, so a module
// variable holds it meanwhile.
let onDropped: ((row: DroppedRow) => void) | undefined

/** Runs `read`, and reports each dropped row to `listener`. */
export function reportingDroppedRows<T>(listener: (row: DroppedRow) => void, read: () => T): T {
  const before = onDropped
  onDropped = listener
  try {
    return read()
  } finally {
    onDropped = before
  }
}

/** A text; a number is read as its text. */
export const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => String(value)),
)

/** A text that may be missing, null or empty: then undefined. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value: string | number | null | undefined) =>
    value === undefined || value === null || value === '' ? undefined : String(value),
  ),
)

/** A finite number, or a text of decimal digits. */
export const number = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value: number | string, context) => {
    const read = readNumber(value)
    if (read === undefined) {
      context.issues.push({ code: 'custom', message: 'not a number', input: value })
      return z.NEVER
    }
    return read
  }),
)

/** A number that may be missing, null, empty or unreadable: then undefined. */
export const optionalNumber = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value: number | string | null | undefined) => readNumber(value)),
)

/** A count or a sum: null, which servers send for an empty sum, is 0. */
export const sum = z.pipe(
  z.nullable(number),
  z.transform((value) => value ?? 0),
)

/** A boolean that servers write as true, 1, "1", false, 0, "0" or null, or omit (CF-63). */
export const flag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  z.transform((value: boolean | number | string | null | undefined) => isGranted(value)),
)

/**
 * The value that `schema` reads, or `fallback` if it is unreadable, null or missing, so that its row is kept.
 * (`z.catch` does the same, and adds 3.5 kB of messages.)
 */
export function readOr<Output, Wire, const Fallback>(
  schema: z.ZodMiniType<Output, Wire>,
  fallback: Fallback,
) {
  return z.pipe(
    z.optional(z.nullable(z.custom<Wire>())),
    z.transform((value: Wire | null | undefined): Output | Fallback => {
      const result = z.safeParse(schema, value)
      return result.success ? result.data : fallback
    }),
  )
}

/** Seconds, or a text such as `00:12:30`; undefined for anything else, so that its row is kept. */
export const optionalDuration = readOr(z.union([z.number(), z.string()]), undefined)

/** Describes a value without its content, for error messages. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (typeof value === 'string') return `text of ${value.length} characters`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentRows = new WeakMap<readonly unknown[], number>()

/** How many rows of a list the server sent, including dropped ones: a full page with a broken row is not short. */
export const countSent = (list: readonly unknown[]): number => sentRows.get(list) ?? list.length

/** Makes a list count as many sent rows as another one, which it stands for. */
export function countAs(list: readonly unknown[], other: readonly unknown[]): void {
  if (countSent(list) !== countSent(other)) sentRows.set(list, countSent(other))
}

/** Rows of a list. Null is an empty list; an unreadable row is dropped and reported; other values are an error. */
export function rows<Row, RowWire>(row: z.ZodMiniType<Row, RowWire>, list = 'data_list') {
  return z.pipe(
    z.custom<readonly RowWire[] | null>((value) => value === null || Array.isArray(value), 'not a list'),
    z.transform((values: readonly RowWire[] | null): Row[] => {
      const read: Row[] = []
      values?.forEach((value, index) => {
        const result = z.safeParse(row, value)
        if (result.success) read.push(result.data)
        else onDropped?.({ list, index, field: result.error.issues[0]?.path.join('.') ?? '' })
      })
      if (values && values.length > read.length) sentRows.set(read, values.length)
      return read
    }),
  )
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
type Spelled<Wire, List extends string> = {
  [Key in keyof Wire as Key extends 'data_list' ? List : Key]: Wire[Key]
}
type Enveloped<Place extends 'top' | 'data', Wire> = {
  status?: number
  message?: string
} & (Place extends 'data' ? { data: Wire } : Wire)

/**
 * Reads the content of a reply from its envelope. `place` (fields at the top, or under `data`) and `list` (the name of
 * its list) are the documented form, which a sandbox must answer; both places and all names are read. In `shape` the
 * list is always `data_list`.
 */
export function reply<
  const Place extends 'top' | 'data',
  const S extends Shape,
  const List extends 'data_list' | 'dataList' | 'data' = 'data_list',
>(_place: Place, shape: S, _list?: List) {
  const object = z.object(shape)
  type Wire = Enveloped<Place, Spelled<z.input<typeof object>, List>>
  return z.pipe(
    z.pipe(
      z.custom<Wire>((value) => isRecord(value) || Array.isArray(value), 'not an object'),
      z.transform((wire: Wire) => contentOf(wire)),
    ),
    object as z.ZodMiniType<z.output<typeof object>, Record<string, unknown>>,
  )
}

/** `reply` for a reply that is a list of `row`. */
export function listReply<
  const Place extends 'top' | 'data',
  Row,
  RowWire,
  const List extends 'data_list' | 'dataList' | 'data' = 'data_list',
>(place: Place, row: z.ZodMiniType<Row, RowWire>, list?: List) {
  return z.pipe(
    reply(place, { data_list: rows(row, list) }, list),
    z.transform((data) => data.data_list),
  )
}

/**
 * The fields of a reply. Null, which servers send for the total of no rows, is 0; beside rows it stays an error, because
 * there may be more of them (decision 68).
 */
function contentOf(wire: unknown): Record<string, unknown> {
  const fields = { ...unwrap(wire) }
  if (!Object.values(fields).some((value) => Array.isArray(value) && value.length > 0))
    for (const name of ['count', 'total_count', 'totalCount']) if (fields[name] === null) fields[name] = 0
  return fields
}

/** The fields of a reply, with its list as `data_list`. */
export function unwrap(wire: unknown): Record<string, unknown> {
  if (!isRecord(wire)) return { data_list: wire }
  const fields = isRecord(wire.data) ? { ...wire, ...wire.data } : wire
  if ('data_list' in fields) return fields
  if ('dataList' in fields) return { ...fields, data_list: fields.dataList }
  return Array.isArray(fields.data) || fields.data === null ? { ...fields, data_list: fields.data } : fields
}
