import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { type Listening, type ListenOptions, listen, openToOthers } from './listen.ts'

const closing: (() => unknown)[] = []

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function start(options: Partial<ListenOptions> = {}): Promise<Listening> {
  const server = await listen((_, response) => response.end('here'), { port: 0, ...options })
  closing.push(() => server.close())
  return server
}

const isReached = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true))
    socket.once('error', () => resolve(false))
    closing.push(() => socket.destroy())
  })

/** The addresses under which other machines know this one. */
const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
)

test('CF-184 a server is reached at 127.0.0.1 and ::1, and at no other address', async () => {
  const { port, url } = await start()
  expect(url).toBe(`http://localhost:${port}`)
  expect(await (await fetch(url)).text()).toBe('here')
  for (const address of ['127.0.0.1', '::1'])
    expect([address, await isReached(port, address)]).toEqual([address, true])
  for (const address of others) expect([address, await isReached(port, address)]).toEqual([address, false])
})

test('CF-184 with 0.0.0.0 every address reaches it', async () => {
  const { port } = await start({ host: '0.0.0.0' })
  const addresses = ['127.0.0.1', ...others.filter((address) => !address.includes(':'))]
  for (const address of addresses) expect([address, await isReached(port, address)]).toEqual([address, true])
})

test('with another address of the machine it is reached there and on loopback', async () => {
  const { port } = await start({ host: '127.0.0.2' })
  for (const address of ['127.0.0.1', '127.0.0.2'])
    expect([address, await isReached(port, address)]).toEqual([address, true])
  expect(await isReached(port, '127.0.0.3')).toBe(false)
})

test('a port in use on one of its addresses is refused with EADDRINUSE, and the other one is free again', async () => {
  const other = createServer().listen(0, '::1')
  await once(other, 'listening')
  closing.push(() => other.close())
  const { port } = other.address() as { port: number }
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(await isReached(port, '127.0.0.1')).toBe(false)
})

test.each([undefined, 'localhost', '127.0.0.1', '::1'])('CF-184 there is no warning at %s', (host) => {
  expect(openToOthers(host)).toBeUndefined()
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'a-machine'])('CF-184 a line of warning names %s', (host) => {
  expect(openToOthers(host)).toMatch(new RegExp(`^Warning: HOST is ${host}, [^\\n]+$`))
})
