// Writes docs/openapi.json, an OpenAPI 3.1 document of every call, from the calls and their wire shapes.
//   node --conditions=@fleetgis/source tools/openapi.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { readPlaces } from './endpoints.ts'

const SOURCE = new URL('../packages/api/src/', import.meta.url)
const DOCUMENT = new URL('../docs/openapi.json', import.meta.url)

type Schema = Record<string, unknown>

/** The part of a call that the document shows. */
interface Call {
  id: string
  name: string
  base: string
  method: string
  path: string
  access: string
  auth: string
  source: string
  encoding?: string
  format?: string
  query?: { schema: unknown }
  body?: { schema: unknown }
}

interface Wire {
  wire: Readonly<Record<string, unknown>>
  refusals: { status: unknown; code: unknown }
  jsonSchemaOf(shape: unknown): Schema
}

/** The addresses of the servers are configuration: those of other companies are given. */
const SERVERS: Readonly<Record<string, { url: string; description: string }>> = {
  main: { url: 'https://api.example.com', description: 'Main API (A)' },
  console: { url: 'https://console.example.com', description: 'Console API (B)' },
  booking: { url: 'https://booking.example.com', description: 'Booking service' },
  chat: { url: 'https://identity.example.com', description: 'Chat service (identity host)' },
  mainHost: { url: 'https://api.example.com', description: 'Main host' },
  gateway: { url: 'https://gateway.example.com', description: 'Payment gateway' },
  nominatim: { url: 'https://nominatim.openstreetmap.org', description: 'Open street search (Nominatim)' },
  photon: { url: 'https://photon.komoot.io', description: 'Geocoder (Photon)' },
  places: { url: 'https://places.googleapis.com', description: 'Maps service (Google Places)' },
}

/** The header of a money call, where a deployment has idempotency keys (CF-170). */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random UUID: the call is executed once for it (docs/servers.md). Its name is configuration.',
  schema: { type: 'string', format: 'uuid' },
}

/** Headers of calls beside the token, by id. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'EP-K13': ['appid'],
  'EP-S01': ['X-Goog-Api-Key', 'X-Goog-FieldMask'],
  'EP-S02': ['X-Goog-Api-Key', 'X-Goog-FieldMask'],
}

/**
 * A schema of the document: shared shapes move to the components, objects are open (a server may send more), and whole
 * numbers have no limits of this language.
 */
function tidy(value: unknown, components: Map<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((one) => tidy(one, components))
  if (typeof value !== 'object' || value === null) return value
  const { $schema: _, $defs = {}, ...schema } = value as Schema
  for (const [name, shape] of Object.entries($defs as Record<string, Schema>)) {
    components.set(name, tidy(shape, components) as Schema)
  }
  if (schema.type === 'object' && 'properties' in schema) delete schema.additionalProperties
  if (schema.type === 'integer' && schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (typeof schema.$ref === 'string') schema.$ref = schema.$ref.replace('#/$defs/', '#/components/schemas/')
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, tidy(one, components)]))
}

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

/** The generated document. */
export async function openApi(): Promise<Record<string, unknown>> {
  const { endpoints }: { endpoints: Readonly<Record<string, Call>> } = await import(
    new URL('endpoints.ts', SOURCE).href
  )
  const { FLEET_BASES }: { FLEET_BASES: readonly string[] } = await import(new URL('index.ts', SOURCE).href)
  const { wire, refusals, jsonSchemaOf }: Wire = await import(new URL('wire.ts', SOURCE).href)
  const texts = readPlaces()
  const components = new Map<string, Schema>()
  const schemaOf = (shape: unknown) => tidy(jsonSchemaOf(shape), components) as Schema

  function parametersOf({ id, path, query, access, base }: Call) {
    const fields: Schema = query ? schemaOf(query.schema) : {}
    const { properties = {}, required = [] } = fields
    const parameter = (name: string, place: string, schema: unknown, isRequired: boolean) => ({
      name,
      in: place,
      required: isRequired,
      schema,
    })
    return [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
        parameter(name, 'path', { type: 'string' }, true),
      ),
      ...Object.entries(properties as Schema).map(([name, schema]) =>
        parameter(name, 'query', schema, (required as string[]).includes(name)),
      ),
      ...(HEADERS[id] ?? []).map((name) => parameter(name, 'header', { type: 'string' }, true)),
      ...(access === 'money' && FLEET_BASES.includes(base) ? [IDEMPOTENCY_KEY] : []),
    ]
  }

  function operationOf(call: Call) {
    const { id, name, base, access, auth, source, body, encoding, format } = call
    const parameters = parametersOf(call)
    const reply = schemaOf(wire[name])
    const refusal = {
      description: 'The call is not carried out.',
      content: jsonContent(schemaOf(refusals.status)),
    }
    // A code that a browser cannot read as a status comes in the body of a 200 (CF-117).
    const answer = format === 'text' ? reply : { anyOf: [reply, schemaOf(refusals.code)] }
    const isOwn = FLEET_BASES.includes(base)
    return {
      operationId: name,
      summary: `${id} ${texts.get(id)?.text}`,
      tags: [SERVERS[base]?.description],
      servers: [SERVERS[base]],
      'x-access': access,
      'x-source': source,
      security: auth === 'bearer' ? [{ token: [] }] : [],
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: {
          required: true,
          content: {
            [encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
              schema: schemaOf(body.schema),
            },
          },
        },
      }),
      responses: {
        200: {
          description: 'The answer.',
          content:
            format === 'text' ? { 'text/html': { schema: reply } } : jsonContent(isOwn ? answer : reply),
        },
        ...(isOwn && { default: refusal }),
      },
    }
  }

  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of Object.values(endpoints).sort((a, b) => a.id.localeCompare(b.id, 'en'))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fleet GIS: the calls of the fleet’s servers',
      version: JSON.parse(readFileSync(new URL('../package.json', SOURCE), 'utf8')).version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every call with the strict shape of its answer. A `read` may be repeated, a `write` is sent once, `money` is sent at most once. The path of an `assumed` call can be replaced by configuration.',
    },
    servers: [SERVERS.main],
    tags: [...new Set(Object.values(SERVERS).map(({ description }) => description))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b, 'en'))),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The text of the document, with one line for an object of one field, such as `{ "type": "string" }`. */
export const openApiText = async () => {
  const text = JSON.stringify(await openApi(), null, 1)
  return `${text.replaceAll(/\{\n\s+("[^"\n]+": [^{}[\]\n]+)\n\s+\}/g, '{ $1 }')}\n`
}

/** The document on disk. */
export const writtenOpenApi = () => readFileSync(DOCUMENT, 'utf8')

if (import.meta.main) writeFileSync(DOCUMENT, await openApiText())
