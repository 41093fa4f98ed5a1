import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const COMMAND = fileURLToPath(new URL('./command.ts', import.meta.url))

function run(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, ['--conditions=@fleetgis/source', COMMAND, ...args], {
    env: { ...process.env, ...env },
  })
  let output = ''
  const said = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl-C') || output.endsWith('\n')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, said, ended, output: () => output }
}

test('the command serves a world and its payment gateway until it is stopped, and prints the sign-ins', {
  timeout: 30_000,
}, async () => {
  const { child, said, ended, output } = run({
    SANDBOX_PORT: '0',
    SANDBOX_CONSOLE: 'http://localhost:4000',
    SANDBOX_SCENARIO: 'emptyFleet',
  })
  await said
  expect(output()).toContain('admin@fleetgis.example  fleet1234  role 1')
  const [url = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? []
  expect((await fetch(url)).status).toBe(200)
  const [gateway = ''] = /http:\/\/localhost:\d+\/pay\b/.exec(output()) ?? []
  const order = `${gateway}?refno=1&amount=4500`
  expect(await (await fetch(order)).text()).toContain('No money is taken here')
  const paid = await fetch(`${order}&result=pay`, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toContain('http://localhost:4000/payment-success?')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a port in use prints one line and exits with 1', { timeout: 30_000 }, async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  const { ended, output } = run({
    SANDBOX_PORT: String(port),
    GATEWAY_PORT: '0',
    SANDBOX_SCENARIO: 'emptyFleet',
  })
  expect(await ended).toBe(1)
  other.close()
  expect(output().trim().split('\n')).toHaveLength(1)
  expect(output()).toContain(`Port ${port} is in use`)
  expect(output()).toContain(`SANDBOX_PORT=${port + 1}`)
})

test.each([
  [{ SANDBOX_PORT: 'eight' }, 'SANDBOX_PORT'],
  [{ SANDBOX_SCENARIO: 'toString' }, 'SANDBOX_SCENARIO'],
  [{ SANDBOX_SEED: '1.5' }, 'SANDBOX_SEED'],
  [{ SANDBOX_CONSOLE: 'console' }, 'SANDBOX_CONSOLE'],
])('%j is refused with a line that gives the reason', { timeout: 30_000 }, async (env, word) => {
  const { ended, output } = run(env)
  expect(await ended).toBe(1)
  expect(output()).toContain(word)
})

test('an empty variable is like one that is not set', { timeout: 30_000 }, async () => {
  const { child, said, ended, output } = run({
    SANDBOX_PORT: '',
    GATEWAY_PORT: '0',
    SANDBOX_CONSOLE: '',
    SANDBOX_SEED: '',
    SANDBOX_SCENARIO: 'emptyFleet',
  })
  await said
  child.kill('SIGINT')
  await ended
  // The port may be in use on this machine.
  expect(output()).toMatch(/http:\/\/localhost:8787\b|Port 8787 is in use/)
})

test('the last port in use suggests the one before it', { timeout: 30_000 }, async () => {
  // It may be in use already, which is the same.
  const other = createServer()
    .on('error', () => {})
    .listen(65_535)
  const { ended, output } = run({ SANDBOX_PORT: '65535', GATEWAY_PORT: '0', SANDBOX_SCENARIO: 'emptyFleet' })
  expect(await ended).toBe(1)
  other.close()
  expect(output()).toContain('SANDBOX_PORT=65534')
})

test.each([
  ['--help', 0],
  ['--port', 1],
])('%s prints the variables and exits with %i', { timeout: 30_000 }, async (argument, code) => {
  const { ended, output } = run({ SANDBOX_PORT: '0', SANDBOX_SCENARIO: 'emptyFleet' }, [argument, '3000'])
  expect(await ended).toBe(code)
  for (const name of [
    'SANDBOX_PORT',
    'GATEWAY_PORT',
    'SANDBOX_CONSOLE',
    'SANDBOX_SCENARIO',
    'SANDBOX_SEED',
  ]) {
    expect(output()).toContain(name)
  }
})
