import { Refusal } from '../answer.ts'
import { type Fault, isBefore } from '../faults.ts'
import { refusalReply } from './reply.ts'

const HTML =
  '<!doctype html><html lang="en"><title>Proxy</title><h1>The service is busy. Please try again later.</h1></html>'

/** A call that faults may affect. */
export interface FaultyCall {
  endpoint: string
  signal: AbortSignal
  /** Executes the call. */
  answer(): Promise<Response>
}

/** Answers a call with its latencies and at most one other fault. Rejects if it is aborted, or the connection closes. */
export async function applyFaults(faults: readonly Fault[], call: FaultyCall): Promise<Response> {
  const delay = async (isAfterwards: boolean) => {
    for (const fault of faults)
      if (fault.kind === 'latency' && (fault.afterwards ?? false) === isAfterwards)
        await wait(Number(fault.ms), call.signal)
  }
  await delay(false)
  const fault = faults.find(({ kind }) => kind !== 'latency')
  if (fault && isBefore(fault)) return spoil(fault, call)
  const response = await call.answer()
  await delay(true)
  return fault === undefined ? response : spoil(fault, call, response)
}

async function spoil(fault: Fault, { endpoint, signal }: FaultyCall, response?: Response): Promise<Response> {
  switch (fault.kind) {
    case 'hang':
      return wait(Number.POSITIVE_INFINITY, signal)
    case 'unauthorized':
      return refusalReply(new Refusal(401, 'The token has expired.'), endpoint)
    case 'status': {
      const reply = refusalReply(new Refusal(fault.status, 'Something went wrong on our side.'), endpoint)
      if (fault.retryAfter !== undefined) reply.headers.set('Retry-After', String(fault.retryAfter))
      return reply
    }
    case 'html':
      return new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    case 'badJson': {
      const text = (await response?.text()) ?? ''
      return new Response(text.slice(0, Math.ceil(text.length / 2)), response)
    }
    case 'close':
      throw new TypeError('The connection was closed.')
    case 'cut':
      return new Response(halfOf((await response?.text()) ?? ''), response)
    default:
      return response ?? new Response()
  }
}

/** A body that breaks off in the middle. */
function halfOf(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('The connection was cut.'))
      isSent = true
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
    },
  })
}

/** Waits; rejects when the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<never> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) return reject(signal.reason)
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined
    signal.addEventListener('abort', stop, { once: true })
  })
}
