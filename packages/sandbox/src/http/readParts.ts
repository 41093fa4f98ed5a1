import { parseJson } from '@fleetgis/api'
import * as z from 'zod/mini'
import { refuse } from '../answer.ts'
import { spelledFor, unwrap } from './spelledFor.ts'

/**
 * Reads the query of a request with the endpoint's own schema. All values are text: a number must be plain digits, and
 * a repeated parameter must be a list in the schema.
 */
export function readQuery(schema: z.ZodMiniType, params: URLSearchParams): unknown {
  const fields = schema instanceof z.ZodMiniObject ? schema.shape : {}
  const query: Record<string, unknown> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    const isList = unwrap(fields[name]) instanceof z.ZodMiniArray
    if (values.length > 1 && !isList) refuse(400, `query ${name}: is given ${values.length} times`)
    query[name] = isList ? values : values[0]
  }
  return check('query', schema, query)
}

/**
 * Reads a JSON body with the endpoint's own schema. An id beyond 2^53 may be a number and keeps its digits. An empty
 * body is an empty object, because some calls have no fields.
 */
export function readBody(schema: z.ZodMiniType, text: string): unknown {
  let body: unknown
  try {
    body = parseJson(text || '{}')
  } catch {
    refuse(400, 'body: is not JSON')
  }
  return check('body', schema, body)
}

/** Reads a form body with the endpoint's own schema, in either encoding of forms or as JSON. */
export async function readForm(schema: z.ZodMiniType, request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('application/json')) {
    return readBody(schema, await request.text())
  }
  const form = await request.formData().catch(() => refuse(400, 'body: is not a form'))
  return check('body', schema, Object.fromEntries(form))
}

function check(part: string, schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, spelledFor(schema, value))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.')
  const where = field ? `${part} ${field}` : part
  const wanted =
    issue?.code === 'invalid_type' ? `expected ${issue.expected}` : (issue?.message ?? 'is wrong')
  return refuse(400, `${where}: ${wanted}`)
}
