/** A request as a fake server sees it. */
export interface SeenRequest {
  method: string
  url: URL
  headers: Headers
  /** Parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown
}

export type Respond = (request: SeenRequest) => Response | Promise<Response>

/** A `fetch` that calls `respond`, and records its requests. */
export function fakeFetch(respond: Respond) {
  const requests: SeenRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const seen = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: parse(await request.text(), request.headers.get('Content-Type')),
    }
    requests.push(seen)
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'))
      init?.signal?.addEventListener('abort', abort, { once: true })
      Promise.resolve(respond(seen)).then(resolve, reject)
    })
  }
  return { fetch, requests }
}

function parse(text: string, type: string | null): unknown {
  if (text === '') return undefined
  return type === 'application/x-www-form-urlencoded'
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text)
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
