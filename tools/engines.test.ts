import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Looks for the engines on a machine that has none, and may install none. */
const look = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'engines.ts'), ...args], {
    encoding: 'utf8',
    env: { PATH: import.meta.dirname },
  })

test('missing engines are named, and fail where they are required only', () => {
  const { status, stdout } = look()
  expect(stdout).toContain('No Firefox and WebKit: their tests do not run.')
  expect(status).toBe(0)
  expect(look('--required').status).toBe(1)
})
