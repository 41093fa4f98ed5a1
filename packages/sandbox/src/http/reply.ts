import { type Refusal, travelsInBody } from '../answer.ts'
import { IDEMPOTENCY_HEADER } from './idempotencyKeys.ts'

const encoder = new TextEncoder()

/** A reply in JSON. It is sent as bytes, because a string would be scanned for lone surrogates first. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(JSON.stringify(body)) as Uint8Array<ArrayBuffer>
  return new Response(bytes, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

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
