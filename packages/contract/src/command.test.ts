import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { openSandbox } from './testing/openSandbox.ts'

const COMMAND = fileURLToPath(new URL('./command.ts', import.meta.url))

const open: { close(): unknown }[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** Runs the command to its end, with a text as its standard input. */
async function run(args: readonly string[], { token, input = '' }: { token?: string; input?: string } = {}) {
  const { FLEETGIS_TOKEN: _, ...env } = process.env
  const child = spawn(process.execPath, ['--conditions=@fleetgis/source', COMMAND, ...args], {
    env: { ...env, ...(token !== undefined && { FLEETGIS_TOKEN: token }) },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output, errors: errors.trim() }
}

test('--help lists the arguments and ends with 0', async () => {
  const { code, output } = await run(['--help'])
  expect(code).toBe(0)
  for (const word of [
    '--base',
    '--id',
    '--origin',
    '--idempotency',
    '--write',
    '--json',
    'FLEETGIS_TOKEN',
    'userId',
    'Exit code',
  ]) {
    expect(output).toContain(word)
  }
})

test('a mistake in the arguments: 2, with a sentence and where help is', async () => {
  const { code, output, errors } = await run(['--base', 'https://api.example.com', '--token', 'a-token'])
  expect({ code, output }).toEqual({ code: 2, output: '' })
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/^The token is not an argument: set FLEETGIS_TOKEN/),
    'fleetgis-contract --help lists the arguments.',
  ])
})

test('no token: 2', async () => {
  const { code, errors } = await run(['--base', 'https://api.example.com'], { input: '\n' })
  expect(code).toBe(2)
  expect(errors).toContain('There is no token: set FLEETGIS_TOKEN, or pipe it to the standard input.')
})

test('a refused token: 2', async () => {
  const sandbox = await openSandbox()
  open.push(sandbox)
  const { code, errors } = await run(['--base', sandbox.url], { input: 'another-token\n' })
  expect(code).toBe(2)
  expect(errors).toContain('The server refuses the token: every call answers 401.')
})

test('a token that may read nothing: 2, because nothing was compared', async () => {
  const refuse = () => ({ status: 403, body: '{"status":403,"message":"You may not see this."}' })
  const sandbox = await openSandbox(new Proxy({}, { get: () => refuse }))
  open.push(sandbox)
  const { code, errors } = await run(['--base', sandbox.url], { input: 'a-token\n' })
  expect(code).toBe(2)
  expect(errors).toBe(
    'No call was answered with data, so nothing was compared. Use the token of an account that may read.',
  )
})

test('differences: 1, and JSON with names and kinds alone; the token comes from the standard input', async () => {
  const sandbox = await openSandbox({
    '/driver/vehicle-color': () => ({ body: '{"status":200,"data_list":7}' }),
  })
  open.push(sandbox)
  const { token, ids = {} } = sandbox.viewer('Group admin: bookings')
  const args = ['--base', sandbox.url, '--id', `userId=${ids.userId}`]
  const { code, output, errors } = await run([...args, '--json'], { input: `${token}\n` })
  expect({ code, errors }).toEqual({ code: 1, errors: '' })
  const { summary, calls, servers } = JSON.parse(output)
  expect(servers).toMatchObject([{ outcome: 'same', problems: [] }])
  expect(summary).toMatchObject({ differs: 1, failed: 0 })
  expect(calls.find(({ id }: { id: string }) => id === 'EP-B35')).toEqual({
    id: 'EP-B35',
    name: 'vehicleColours',
    outcome: 'differs',
    differences: [{ path: 'data_list', expected: 'a list', found: 'a number', times: 1 }],
    additions: [],
  })
  expect(output).not.toContain(token)
})

test('no difference: 0, and a table that says what was not checked', async () => {
  const sandbox = await openSandbox()
  open.push(sandbox)
  const { token, ids = {} } = sandbox.viewer('Owner: several vehicles')
  const args = ['--base', sandbox.url, '--id', `userId=${ids.userId}`, '--origin', 'https://c.example']
  const { code, output } = await run(args, { token })
  expect(code).toBe(0)
  expect(output).toMatch(/^main, console, booking, chat, mainHost: same$/m)
  expect(output).toContain('Check by hand, because no read shows it (docs/servers.md):')
  // Vehicles are there at any hour; in the early morning an owner may have no trip yet.
  expect(output).toMatch(/^EP-B46 {2}ownerVehicles +same$/m)
  expect(output).toMatch(
    /^EP-A16 {2}consoleDrivers +skipped \(no earlier answer has a groupId: give one with --id groupId=…\)$/m,
  )
  expect(output.trim().split('\n').at(-1)).toMatch(/^\d+ same, 0 differ, 0 failed, \d+ refused, \d+ skipped$/)
})
