import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { ServerError } from './errors.ts'

/** The errors as in a production build. */
async function minified(): Promise<typeof import('./errors.ts')> {
  const { outputFiles } = await build({
    entryPoints: [new URL('./errors.ts', import.meta.url).pathname],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}

const LOCATIONS = { id: 'EP-A11', name: 'locations' }

test('errors keep their names when they are minified', async () => {
  const errors = await minified()
  const made = [
    new errors.NetworkError(LOCATIONS, { wasSent: true }),
    new errors.TimeoutError(LOCATIONS, 1),
    new errors.UnauthorizedError(LOCATIONS),
    new errors.SessionExpiredError(LOCATIONS),
    new errors.ServerError(LOCATIONS, 500),
    new errors.ContractError(LOCATIONS, '', 'text'),
    new errors.UsageError(LOCATIONS, 'the input has no search'),
  ]
  expect(made.map(({ name }) => name)).toEqual([
    'NetworkError',
    'TimeoutError',
    'UnauthorizedError',
    'SessionExpiredError',
    'ServerError',
    'ContractError',
    'UsageError',
  ])
  expect(made.map((error) => error instanceof errors.ApiError)).not.toContain(false)
})

test.each([
  [400, undefined, 'refused'],
  [429, undefined, 'refused'],
  [500, undefined, 'failing'],
  [503, undefined, 'failing'],
  [501, undefined, 'refused'],
  // The code of the reply decides (CF-09).
  [200, 503, 'failing'],
  [500, 404, 'refused'],
] as const)('CF-09 status %i with message_code %s is %s', (status, messageCode, kind) => {
  expect(new ServerError(LOCATIONS, status, { messageCode }).kind).toBe(kind)
})
