import { type Refusal, travelsInBody } from '../answer.ts'
import { IDEMPOTENCY_HEADER } from './idempotencyKeys.ts'

type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text) as Bytes
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

/** A reply in JSON. It is sent as bytes, because a string would be scanned for lone surrogates first. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const bytes = bytesOf(JSON.stringify(body))
  return new Response(bytes, {
    status,
    headers: { ...JSON_HEADERS, ...headers },
  })
}

/** How long a text is written before other calls have their turn, in milliseconds. */
const TURN = 4

/** A text of at most so many parts is sent whole: those of most fleets, whatever the speed of the machine. */
const WHOLE = 20

/** A reply in JSON whose text, if it has many parts, is written while it is sent. */
export function jsonInParts(parts: Iterable<string>): Response {
  const source = parts[Symbol.iterator]()
  const turn = (least = 0) => {
    const until = performance.now() + TURN
    let text = ''
    let count = 0
    for (let part = source.next(); ; part = source.next()) {
      if (part.done) return { bytes: bytesOf(text), isLast: true }
      text += part.value
      count += 1
      if (count > least && performance.now() >= until) return { bytes: bytesOf(text), isLast: false }
    }
  }
  const first = turn(WHOLE)
  const body = first.isLast ? first.bytes : streamOf(first.bytes, turn)
  return new Response(body, { headers: JSON_HEADERS })
}

function streamOf(first: Bytes, turn: () => { bytes: Bytes; isLast: boolean }): ReadableStream<Bytes> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      await nextTask()
      const { bytes, isLast } = turn()
      controller.enqueue(bytes)
      if (isLast) controller.close()
    },
  })
}

/** Resolves after what waits in the event loop. Browsers have no `setImmediate`. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    if (typeof globalThis.setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })

/** A refusal in the server's words, with its code as CF-117 decides. */
export function refusalReply({ code, message, raw }: Refusal, endpoint: string): Response {
  if (raw) return new Response(raw.body, { status: code, headers: { 'Content-Type': raw.type } })
  return travelsInBody(code, endpoint)
    ? json({ status: 200, message_code: code, message })
    : json({ status: code, message }, code)
}

/** Allows every origin and header: the sandbox has no personal data. */
export function withCors(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*')
  response.headers.set('Access-Control-Expose-Headers', 'Date, Retry-After')
  return response
}

/** Dates an answer by the world's clock, which clients follow (CF-180). */
export function dated(response: Response, now: number): Response {
  response.headers.set('Date', new Date(now).toUTCString())
  return response
}

/** The answer to a CORS preflight. */
export function preflight(request: Request): Response {
  const asked = request.headers.get('Access-Control-Request-Headers')
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': asked ?? `Authorization, Content-Type, appid, ${IDEMPOTENCY_HEADER}`,
        'Access-Control-Max-Age': '600',
        Vary: 'Access-Control-Request-Headers',
      },
    }),
  )
}
