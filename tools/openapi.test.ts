import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi, openApiText, writtenOpenApi } from './openapi.ts'

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What gives a schema its type. */
const TYPES = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'const', 'enum']

/** The paths of the schemas in a part of the document that any value would match. */
function untyped(schema: unknown, path: string): string[] {
  if (!isRecord(schema)) return [path]
  const { properties, items, prefixItems, anyOf, additionalProperties } = schema
  const isOpen =
    (schema.type === 'object' && !properties && !isRecord(additionalProperties)) ||
    (schema.type === 'array' && !items && !prefixItems)
  // An object without fields is the body of a call without arguments.
  const isEmpty = isRecord(properties) && Object.keys(properties).length === 0 && !path.endsWith('body')
  return [
    ...(TYPES.some((word) => word in schema) && !isOpen && !isEmpty ? [] : [path]),
    ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, one]) =>
      untyped(one, `${path}.${name}`),
    ),
    ...[items, ...[prefixItems, anyOf].flat()].filter(isRecord).flatMap((one) => untyped(one, `${path}[]`)),
    ...(isRecord(additionalProperties) ? untyped(additionalProperties, `${path}.*`) : []),
  ]
}

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

const document = (await openApi()) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Json }
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

test('docs/openapi.json is current', async () => {
  expect(writtenOpenApi(), 'node --conditions=@fleetgis/source tools/openapi.ts writes it').toBe(
    await openApiText(),
  )
})

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document) as Json)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator refuses a document with a wrong parameter', async () => {
  const { paths, ...rest } = structuredClone(document)
  const wrong = { ...rest, paths: { '/x': { get: { parameters: [{ name: 'a', in: 'nowhere' }] } } } }
  expect((await new Validator().validate(wrong as Json)).valid).toBe(false)
})

test('each call of the list is an operation with its id and doc comment', async () => {
  const source = new URL('../packages/api/src/endpoints.ts', import.meta.url)
  const { endpoints }: { endpoints: Record<string, { id: string }> } = await import(source.href)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  )
  for (const { operationId, summary } of operations) {
    expect(summary).toMatch(new RegExp(`^${endpoints[operationId]?.id} \\w.{10}`))
  }
})

test('no field is untyped, and every reference leads to a component', () => {
  const schemas = [
    ...Object.entries(document.components.schemas).map(([name, schema]) => [name, schema] as const),
    ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...parameters.map(({ name, schema }) => [`${operationId} ${name}`, schema] as const),
      ...Object.values(requestBody?.content ?? {}).map(
        ({ schema }) => [`${operationId} body`, schema] as const,
      ),
      ...Object.entries(responses).flatMap(([status, { content }]) =>
        Object.values(content).map(({ schema }) => [`${operationId} ${status}`, schema] as const),
      ),
    ]),
  ]
  expect(schemas.length).toBeGreaterThan(300)
  expect(schemas.flatMap(([path, schema]) => untyped(schema, path))).toEqual([])
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
  expect(references.filter(([, name = '']) => !(name in document.components.schemas))).toEqual([])
})

test('an untyped field is found', () => {
  const schema = { type: 'object', properties: { a: {}, b: { type: 'array' }, c: { type: 'object' } } }
  expect(untyped(schema, 'x')).toEqual(['x.a', 'x.b', 'x.c'])
})

test('CF-170 money calls of the fleet’s servers have the header of the idempotency key, and no other call', () => {
  const keyed = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  expect(keyed.map(({ summary }) => summary.slice(0, 6)).toSorted()).toEqual([
    'EP-A18',
    'EP-B16',
    'EP-B17',
    'EP-B18',
    'EP-B21',
    'EP-K10',
    'EP-K11',
    'EP-K12',
    'EP-K13',
  ])
})

test('EP-K10 the status of a booking is text in the request (BKS-40)', () => {
  expect(
    document.paths['/booking/driver-status']?.post?.requestBody?.content['application/json']?.schema,
  ).toEqual({
    type: 'object',
    properties: {
      driverid: { type: 'string' },
      bookingkey: { type: 'string' },
      status: { type: 'string', pattern: '^\\d+$' },
    },
    required: ['driverid', 'bookingkey', 'status'],
  })
})

test('EP-M02 the id is a parameter of the path', () => {
  expect(document.paths['/driver/check/{id}']?.get?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
})
