import { build } from 'esbuild'
import { expect, test } from 'vitest'

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
