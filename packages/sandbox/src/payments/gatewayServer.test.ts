import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { paymentPage } from '@fleetgis/domain/payments'
import { afterEach, expect, test } from 'vitest'
import { createGatewayServer, type GatewayServer } from './gatewayServer.ts'

const CONSOLE = 'http://localhost:5173'
let server: GatewayServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A request to the gateway with the fields of an order, and others. */
async function ask(query: Record<string, string>, method = 'GET', path = '') {
  server ??= await createGatewayServer({ port: 0, console: () => `${CONSOLE}/login` })
  return fetch(`${server.address}${path}?${new URLSearchParams(query)}`, { method, redirect: 'manual' })
}

const order = { refno: 'BK1', amount: '4500', cname: 'သီတာ', phone: '+959', email: 'a&b@fleetgis.example' }

test('CF-167 the page of an order offers Pay, Cancel and Fail', async () => {
  const response = await ask({ ...order, cname: '<b>"' })
  const page = await response.text()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  for (const text of ['BK1', '4500 MMK', '&lt;b&gt;&quot;', '>Pay<', '>Cancel<', '>Fail<'])
    expect(page).toContain(text)
})

test('CF-167 Pay returns with the order, its transaction and its price', async () => {
  const response = await ask({ ...order, amount: '4,500', result: 'pay' }, 'POST')
  expect(response.status).toBe(303)
  const address = new URL(response.headers.get('Location') ?? '')
  expect(address.origin + address.pathname).toBe(`${CONSOLE}/payment-success`)
  expect(paymentPage(Object.fromEntries(address.searchParams))).toMatchObject({
    refNo: 'BK1',
    transactionNo: expect.stringMatching(/^T-\d+$/),
    dateTime: expect.stringMatching(/^\d\d\/\d\d\/\d{4} /),
    amount: 4500,
    name: 'သီတာ',
    mobile: '+959',
    email: 'a&b@fleetgis.example',
  })
})

test.each([
  ['cancel', '/payment-cancel'],
  ['fail', '/payment-fail?order_no=BK1'],
])('CF-167 %s returns to %s', async (result, path) => {
  const response = await ask({ ...order, result }, 'POST')
  expect(response.headers.get('Location')).toBe(CONSOLE + path)
})

test('CF-167 an order cannot name another console', async () => {
  const cancelurl = 'https://evil.example/'
  const response = await ask({ ...order, cancelurl, console: cancelurl, result: 'cancel' }, 'POST')
  expect(response.headers.get('Location')).toBe(`${CONSOLE}/payment-cancel`)
})

test.each([
  [404, { amount: '4500' }, 'GET', ''],
  [404, order, 'GET', '/more'],
  [400, order, 'POST', ''],
  [400, { ...order, result: '//evil.example' }, 'POST', ''],
  [405, order, 'PUT', ''],
] as const)('%i for %j by %s%s', async (status, query, method, path) => {
  expect((await ask(query, method, path)).status).toBe(status)
})

/** The status line of a request whose address `fetch` would correct; empty where the connection ends without one. */
async function statusOf(port: number, address: string) {
  const socket = connect(port, 'localhost').setEncoding('utf8')
  socket.end(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  await once(socket, 'close')
  return text.split('\r\n')[0]
}

test('CF-167 an address that no browser sends, or a console that does not run yet, does not end the server', async () => {
  server = await createGatewayServer({ port: 0, console: () => '' })
  const { port, address } = server
  for (const path of ['//', '//[', '//[/pay'])
    expect(await statusOf(port, path)).toBe('HTTP/1.1 404 Not Found')
  expect(await statusOf(port, '*')).toMatch(/^HTTP\/1.1 4/)
  await expect(fetch(`${address}?${new URLSearchParams(order)}`)).rejects.toThrow('fetch failed')
  expect(await statusOf(port, '/')).toBe('HTTP/1.1 404 Not Found')
})

/** Uses a port on ::1 alone, as another program may, or already does. */
async function use(port: number) {
  const other = createServer().listen(port, '::1')
  await once(other, 'listening').catch((error) => expect(error).toMatchObject({ code: 'EADDRINUSE' }))
  return () => other.close()
}

test('CF-184 without a port it takes 8788, and any free one where that is in use or reserved', async () => {
  const free = await use(8788)
  server = await createGatewayServer({ console: () => CONSOLE })
  expect(server.port).not.toBe(8788)
  expect(server.address).toBe(`http://localhost:${server.port}/pay`)
  await server.close()
  free()
  server = await createGatewayServer({ reserved: [8788], console: () => CONSOLE })
  expect(server.port).not.toBe(8788)
})

test('CF-184 a port that is given is the one, or EADDRINUSE', async () => {
  server = await createGatewayServer({ port: 0, console: () => CONSOLE })
  const { port } = server
  await expect(createGatewayServer({ port, console: () => CONSOLE })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
