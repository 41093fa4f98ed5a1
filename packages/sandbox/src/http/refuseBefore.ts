import { json } from './reply.ts'

/** The maximum size of a request body, in bytes: 1 MB. */
export const MAX_BYTES = 1_048_576

export const tooLarge = (): Response =>
  json({ status: 413, message: `The body is longer than ${MAX_BYTES} bytes.` }, 413)

export const malformed = (what: string): Response => json({ status: 400, message: what }, 400)

/** The request with its body read whole; undefined if the body is too long. */
export async function readWhole(request: Request): Promise<Request | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const body = await request.arrayBuffer()
  return body.byteLength > MAX_BYTES ? undefined : new Request(request, { body })
}

/** Whether a part of an address can be decoded: each `%` starts the bytes of a character. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
