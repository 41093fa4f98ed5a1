import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startWithSandbox } from './preview.ts'

const SHIPPED = 'apps/console/public/config.json'
let folder: string
let close: (() => Promise<unknown>) | undefined

/** A build of one page, with a configuration. */
async function start(change: (config: string) => string = (config) => config) {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  cpSync('apps/console/index.html', join(folder, 'index.html'))
  writeFileSync(join(folder, 'config.json'), change(readFileSync(SHIPPED, 'utf8')))
  const started = await startWithSandbox(folder)
  close = started.close
  return started
}

afterEach(async () => {
  await close?.()
  close = undefined
  rmSync(folder, { recursive: true })
})

test('the preview starts the sandbox that its configuration names, and the page uses its port', async () => {
  const { preview, sandbox } = await start()
  const response = await fetch(`${preview.address}/config.json`)
  const config = await response.json()
  expect(config.bases.main).toBe(sandbox?.url)
  expect(config.imageHosts).toEqual([new URL(sandbox?.url ?? '').host])
  expect(JSON.stringify(config)).not.toMatch(/878[78]/)
  const { gatewayAddress } = sandbox?.world.payments ?? {}
  expect(config.gatewayHosts).toEqual([new URL(gatewayAddress ?? '').host])
  const order = `${gatewayAddress}?refno=R-1&amount=4500&result=cancel`
  const paid = await fetch(order, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('Location')).toBe(`${preview.address}/payment-cancel`)
  expect(response.headers.get('Content-Security-Policy')).toContain(sandbox?.url)
  expect(response.headers.get('Permissions-Policy')).toContain('geolocation=(self)')
  expect((await fetch(`${config.bases.main}/domain/list`, { method: 'POST' })).status).toBe(401)
})

test('with other servers in the configuration, no sandbox is started', async () => {
  const { preview, sandbox } = await start((config) =>
    config
      .replaceAll('http://localhost:8787', 'https://main.fleet.example')
      .replaceAll('localhost:8787', 'a.example')
      .replaceAll('localhost:8788', 'pay.example'),
  )
  expect(sandbox).toBeUndefined()
  const config = await (await fetch(`${preview.address}/config.json`)).json()
  expect(config.bases.main).toBe('https://main.fleet.example')
})
