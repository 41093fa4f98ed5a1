import * as z from 'zod/mini'
import { refuse } from '../answer.ts'

/**
 * Reads the query of a request with the endpoint's own schema. Everything in an address is text: where the schema
 * wants a number the text must be one, in plain digits. A parameter that is given twice must be a list.
 */
export function readQuery(schema: z.ZodMiniType, params: URLSearchParams): unknown {
  const fields = schema instanceof z.ZodMiniObject ? schema.shape : {}
  const query: Record<string, unknown> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    const field = fields[name]
    if (isList(field)) query[name] = values
    else if (values.length > 1) refuse(400, `query ${name}: is given ${values.length} times`)
    else query[name] = isNumber(field) ? readNumber(values[0]) : values[0]
  }
  return check('query', schema, query)
}

/** Reads the body of a request with the endpoint's own schema. */
export function readBody(schema: z.ZodMiniType, text: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    refuse(400, 'body: is not JSON')
  }
  return check('body', schema, body)
}

/** Reads a body that is a form, with the endpoint's own schema. */
export function readForm(schema: z.ZodMiniType, text: string): unknown {
  return check('body', schema, Object.fromEntries(new URLSearchParams(text)))
}

function check(part: string, schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.')
  const where = field ? `${part} ${field}` : part
  const wanted =
    issue?.code === 'invalid_type' ? `expected ${issue.expected}` : (issue?.message ?? 'is wrong')
  return refuse(400, `${where}: ${wanted}`)
}

function unwrap(field: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return field instanceof z.ZodMiniOptional ? unwrap(field.def.innerType) : field
}

const isList = (field: z.core.$ZodType | undefined) => unwrap(field) instanceof z.ZodMiniArray
const isNumber = (field: z.core.$ZodType | undefined) => unwrap(field) instanceof z.ZodMiniNumber

/** Text that is not a number stays text, and the schema refuses it. */
function readNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
