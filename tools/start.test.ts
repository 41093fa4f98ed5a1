import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

const ending: (() => unknown)[] = []

afterEach(async () => {
  await Promise.all(ending.splice(0).map((end) => end()))
})

/** Uses ports of this machine; a free one each. */
async function useFreePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  const free = () => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return { ports, free }
}

/** Runs `npm start` without the installation, until it prints its last line or ends. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@fleetgis/source', 'tools/start.ts'], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '', ...env },
  })
  const ended = once(child, 'close')
  ending.push(() => {
    child.kill('SIGINT')
    return ended
  })
  const said = { out: '', error: '' }
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said.out += chunk
      if (said.out.includes('Ctrl-C')) resolve()
    })
    child.once('close', () => resolve())
  })
  return said
}

test('CF-184 npm start prints no warning, its pages name each other at any ports', async () => {
  const { ports, free } = await useFreePorts(2)
  await free()
  const [consolePort, sandboxPort] = ports.map(String) as [string, string]
  const { out, error } = await start({ PORT: consolePort, SANDBOX_PORT: sandboxPort })
  expect(error).toBe('')
  expect(out).not.toMatch(/warn/i)
  expect(out).toContain(`http://localhost:${consolePort}/driver-booking-list?`)
  const page = await (await fetch(`http://localhost:${sandboxPort}/`)).text()
  expect(page).toContain(`href="http://localhost:${consolePort}/driver-booking-list?`)
  const [, gatewayPort] = /Gateway {2}http:\/\/localhost:(\d+)/.exec(out) ?? []
  const consolePage = await fetch(`http://localhost:${consolePort}/login`)
  expect(consolePage.headers.get('Permissions-Policy')).toContain('geolocation=(self)')
  const config = await (await fetch(`http://localhost:${consolePort}/config.json`)).json()
  expect(config.bases.main).toBe(`http://localhost:${sandboxPort}`)
  expect(config.gatewayHosts).toEqual([`localhost:${gatewayPort}`])
  expect((await fetch(`http://localhost:${gatewayPort}/pay?refno=1&amount=2`)).status).toBe(200)
})

test('CF-184 a HOST that other machines reach is warned of in one line, and a port in use is named', async () => {
  const { ports, free } = await useFreePorts(2)
  ending.push(free)
  const [consolePort, sandboxPort] = ports.map(String) as [string, string]
  const { error } = await start({ HOST: '0.0.0.0', PORT: consolePort, SANDBOX_PORT: sandboxPort })
  const [warning, reason, ...more] = error.trim().split('\n')
  expect(warning).toMatch(/^Warning: HOST is 0\.0\.0\.0, /)
  expect(reason).toContain(`Port ${sandboxPort} is in use, so the sandbox cannot start.`)
  expect(more).toEqual([])
})
