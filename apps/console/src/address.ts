import * as z from 'zod/mini'
import { optional } from './parameters.ts'

/** The name of a phone's locale may be long, such as `my_MM_#Qaag`; an unknown one is English (I18N-01). */
const LOCALE = 64

/** Language and theme, which every address may set (CF-126). */
const LOOK = { language: optional(LOCALE), theme: optional(LOCALE) }

type Texts = string | readonly string[] | undefined
type Fields = Readonly<Record<string, z.ZodMiniType<unknown, Texts>>>
type ValuesOf<Shape extends Fields> = z.output<z.ZodMiniObject<Shape>>

export type Look = ValuesOf<typeof LOOK>

/** The names of an address's missing and invalid parameters. */
export interface AddressProblem {
  readonly missing: readonly string[]
  readonly invalid: readonly string[]
}

export type ReadAddress<Values> =
  | { readonly ok: true; readonly values: Values & Look }
  | ({ readonly ok: false } & AddressProblem)

/** A path of the console and the schema of its parameters, which reads and writes them. */
export interface Address<Values> {
  /** `:id` matches one segment. */
  readonly path: string
  /** The names of its own parameters. */
  readonly names: readonly string[]
  /**
   * Reads the parameters of the path and of the query; unknown ones are ignored. Each is a text as sent, so that `1e5`,
   * `true` and ids of 19 digits are unchanged. A value that is too long is invalid, and so is a repeated parameter that
   * must not repeat, because two readers could use different ones (T11).
   */
  read(params: Readonly<Record<string, string>>, search: string): ReadAddress<Values>
  /** Path and query with these values; what no address may contain, or is empty, is left out. */
  write(values: Values & Look): string
}

/** The values of an address, as its page receives them. */
export type Parameters<Of> = Of extends Address<infer Values> ? Values & Look : never

/** The schema in domain words: from the parameters, by their names, to the values of the page, and back. */
interface Meaning<Shape extends Fields, Values> {
  decode(fields: ValuesOf<Shape>): Values
  encode(values: Values): Partial<ValuesOf<Shape>>
}

/** An address with parameters under exactly these names: `groupid` and `domainid` are not synonyms (CF-90). */
export function address(path: string): Address<object>
export function address<Shape extends Fields>(path: string, shape: Shape): Address<ValuesOf<Shape>>
export function address<Shape extends Fields, Values>(
  path: string,
  shape: Shape,
  meaning: Meaning<Shape, Values>,
): Address<Values>
export function address(
  path: string,
  shape: Fields = {},
  { decode, encode }: Meaning<Fields, object> = { decode: (fields) => fields, encode: (values) => values },
): Address<object> {
  const fields: Fields = { ...shape, ...LOOK }
  const schema = z.object(fields)
  return {
    path,
    names: Object.keys(shape),
    read(params, search) {
      const query = new URLSearchParams(search)
      const texts = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          params[name] ?? textOf(field, query.getAll(name)),
        ]),
      )
      const result = z.safeDecode(schema, texts)
      if (!result.success) return { ok: false, ...problemOf(texts, result.error.issues) }
      const { language, theme, ...own } = result.data as Look & Record<string, unknown>
      return { ok: true, values: { ...decode(own), language, theme } }
    },
    write({ language, theme, ...values }) {
      const decoded: Readonly<Record<string, unknown>> = { ...encode(values), language, theme }
      const query = new URLSearchParams()
      let written = path
      for (const [name, field] of Object.entries(fields)) {
        const result = z.safeEncode(field, decoded[name])
        const texts = [(result.success && result.data) || []].flat().filter(Boolean)
        if (path.includes(`:${name}`))
          written = written.replace(`:${name}`, () => encodeURIComponent(texts.join()))
        else for (const text of texts) query.append(name, text)
      }
      const text = query.toString()
      return text === '' ? written : `${written}?${text}`
    },
  }
}

/** All texts of a name that repeats, else its one text; more than one are not a text, and so invalid. */
function textOf(field: z.ZodMiniType, texts: readonly string[]) {
  const isRepeated = field instanceof z.ZodMiniCodec && field.def.in instanceof z.ZodMiniArray
  return isRepeated || texts.length > 1 ? texts : texts[0]
}

function problemOf(
  texts: Readonly<Record<string, unknown>>,
  issues: readonly z.core.$ZodIssue[],
): AddressProblem {
  const names = [...new Set(issues.map(({ path: [name] }) => String(name)))]
  const isMissing = (name: string) => String(texts[name] ?? '').trim() === ''
  return { missing: names.filter(isMissing), invalid: names.filter((name) => !isMissing(name)) }
}
