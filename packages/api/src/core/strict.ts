import * as z from 'zod/mini'

/** Shapes that several calls share, by the name of their component in the OpenAPI document. */
export const named = z.registry<{ id: string }>()

export const text = z.string()
export const number = z.number()
export const count = z.int().check(z.gte(0))
export const textOrNull = z.nullable(text)
export const numberOrNull = z.nullable(number)
/** Seconds, or a text such as `00:12:30`. */
export const duration = z.union([number, text])

/** A boolean in one of the formats that servers use (CF-63). */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1']), z.null()])
  .register(named, { id: 'Flag' })

/** An object with exactly these fields: other fields are additions, not differences. */
export const row = <const Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape)

/** A row that several calls share. */
export const namedRow = <const Shape extends z.core.$ZodShape>(id: string, shape: Shape) =>
  row(shape).register(named, { id })

export const list = z.array

/** A reply with its fields under `data`. */
export const underData = <const Shape extends z.core.$ZodShape>(shape: Shape) => atTop({ data: row(shape) })

/** A reply with its fields beside `status`. */
export const atTop = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  row({ status: z.literal(200), message: z.optional(text), ...shape })

/** A reply that only has an outcome; the documents name a message for few calls. */
export const done = namedRow('Done', { status: z.literal(200), message: z.optional(text) })
/** A reply whose message is shown. */
export const said = namedRow('Said', { status: z.literal(200), message: text })

/** A position of GeoJSON: longitude first (MAP-29). */
export const position = z.tuple([number, number])
export const point = namedRow('Point', { type: z.literal('Point'), coordinates: position })
export const line = namedRow('LineString', { type: z.literal('LineString'), coordinates: list(position) })
/** A path whose kind the documents do not name. */
export const path = namedRow('Path', { coordinates: list(position) })
