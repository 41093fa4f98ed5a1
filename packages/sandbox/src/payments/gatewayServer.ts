import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from '../base/markup.ts'
import { hash } from '../base/random.ts'
import { stampOf } from '../base/stamp.ts'
import { type Listening, listen } from '../http/listen.ts'
import { GATEWAY_PATH, ORDER_FIELDS, type OrderField } from './gatewayPage.ts'

export interface GatewayServerOptions {
  /** 0 selects a free port; 8788 if it is free, else any free one, by default (CF-184). */
  port?: number | undefined
  /** Ports that are not free for the default, because servers that start later need them. */
  reserved?: readonly number[]
  /** `0.0.0.0` for all addresses of the machine; only the machine itself reaches the server without it (CF-184). */
  host?: string | undefined
  /** Returns the origin of the console, such as `http://localhost:5173`: the only one that the gateway returns to. */
  console: () => string
}

export interface GatewayServer {
  readonly port: number
  /** The address of its payment page: the `gatewayAddress` of a world. */
  readonly address: string
  close(): Promise<void>
}

type Order = Readonly<Record<OrderField, string>>

/**
 * Serves the page of a payment gateway, for development: Pay, Cancel and Fail lead back to the console. It takes no
 * money and keeps nothing, because an order is in its address. Source: CF-167.
 */
export async function createGatewayServer({
  port,
  reserved = [],
  host,
  console,
}: GatewayServerOptions): Promise<GatewayServer> {
  const start = (at: number) =>
    listen((incoming, outgoing) => void serve(incoming, outgoing, console).catch(() => outgoing.destroy()), {
      port: at,
      host,
    })
  const server = await (port === undefined ? startAtUsual(start, reserved) : start(port))
  return { port: server.port, address: server.url + GATEWAY_PATH, close: () => server.close() }
}

const USUAL_PORT = 8788

/** Starts at the usual port, or at a free one where that is in use. */
function startAtUsual(
  start: (port: number) => Promise<Listening>,
  reserved: readonly number[],
): Promise<Listening> {
  if (reserved.includes(USUAL_PORT)) return start(0)
  return start(USUAL_PORT).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return start(0)
    throw error
  })
}

const RESULTS = ['pay', 'cancel', 'fail'] as const
type Result = (typeof RESULTS)[number]

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  console: () => string,
): Promise<void> {
  // Two slashes at the start are a path, not a host.
  const address = `http://gateway${incoming.url}`
  if (!URL.canParse(address)) return end(outgoing, 400, 'The address cannot be read.')
  const { pathname, searchParams } = new URL(address)
  const order = orderOf(searchParams)
  if (pathname !== GATEWAY_PATH || !order) return end(outgoing, 404, 'There is no such order.')
  const { origin } = new URL(console())
  if (incoming.method === 'GET') return end(outgoing, 200, page(order), origin)
  if (incoming.method !== 'POST') return end(outgoing, 405, 'This method is not answered.')
  const result = RESULTS.find((one) => one === searchParams.get('result'))
  if (!result) return end(outgoing, 400, 'result: expected pay, cancel or fail')
  incoming.resume()
  outgoing.writeHead(303, { Location: origin + returnPath(result, order), 'Cache-Control': 'no-store' }).end()
}

function end(outgoing: ServerResponse, status: number, body: string, origin = ''): void {
  outgoing
    .writeHead(status, {
      'Content-Type': status === 200 ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    })
    .end(body)
}

/** The order in the address of the page; undefined without a number and an amount. */
function orderOf(query: URLSearchParams): Order | undefined {
  const order = Object.fromEntries(ORDER_FIELDS.map((field) => [field, query.get(field) ?? ''])) as Order
  return order.refno !== '' && order.amount !== '' ? order : undefined
}

const PAGES: Readonly<Record<Result, string>> = {
  pay: '/payment-success',
  cancel: '/payment-cancel',
  fail: '/payment-fail',
}

/** Where a result leads: only a payment tells the console about it (PAY-04); a failed one names its order (CF-177). */
function returnPath(result: Result, { refno, amount, cname, phone, email }: Order): string {
  if (result === 'cancel') return PAGES.cancel
  if (result === 'fail') return `${PAGES.fail}?${new URLSearchParams({ order_no: refno })}`
  const query = {
    order_no: refno,
    name: cname,
    telephone: phone,
    transact_no: `T-${hash('transaction', refno, amount) % 1_000_000}`,
    email,
    modifiedtime: stampOf(Date.now()).replaceAll(/\D/g, ''),
    // Encoded once more than the query itself (CF-73).
    price: encodeURIComponent(`${amount.replaceAll(',', '')}$`),
  }
  return `${PAGES.pay}?${new URLSearchParams(query)}`
}

function page(order: Order): string {
  const action = (result: Result) => `?${new URLSearchParams({ ...order, result })}`
  const button = (result: Result, label: string) =>
    html`<form method="post" action="${action(result)}"><button class="${result}">${label}</button></form>`
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 22rem; margin: 12vh auto; padding: 0 1.25rem; overflow-wrap: anywhere }
h1 { font-size: 1.25rem } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dd { margin: 0; text-align: end }
button { width: 100%; margin-bottom: .75rem; padding: .75rem; border: 1px solid currentcolor; border-radius: .5rem; background: none; color: inherit; font: inherit; cursor: pointer }
.pay { border-color: #0a6b3d; background: #0a6b3d; color: #fff }
</style></head>
<body>
<main>
<h1>Sandbox gateway</h1>
<p>No money is taken here.</p>
<dl><dt>Order</dt><dd>${order.refno}</dd><dt>Amount</dt><dd>${order.amount} MMK</dd>${
    order.cname === '' ? [] : [html`<dt>Customer</dt><dd>${order.cname}</dd>`]
  }</dl>
${[button('pay', 'Pay'), button('cancel', 'Cancel'), button('fail', 'Fail')]}
</main>
</body></html>`.html
}
