// WebKit reports no error of a page to its driver, so each page that is served here first loads a script that
// writes it down: in tests only, and under the policy of the page, which lets it load scripts of its own host.
import { request } from 'node:http'
import { type Listening, listen } from '../../packages/sandbox/src/http/listen.ts'

const PATH = '/recorder.js'

/** What the script keeps in the window of a page. */
export interface Recorded {
  /** Errors, rejections, violations of the policy, and calls that failed. */
  readonly problems: string[]
  /** Calls without an answer. */
  pending: number
  answered: number
}

declare global {
  interface Window {
    recorded?: Recorded
  }
}

/** In the page, before its first script. */
function record(): void {
  // Those of the documents that this tab has left since they were read.
  const left = sessionStorage.getItem('recorded')
  sessionStorage.removeItem('recorded')
  const recorded: Recorded = { problems: JSON.parse(left ?? '[]'), pending: 0, answered: 0 }
  window.recorded = recorded
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  window.addEventListener('pagehide', () => {
    sessionStorage.setItem('recorded', JSON.stringify(recorded.problems.splice(0)))
  })
  const add = (what: string, detail: unknown) => recorded.problems.push(`${what}: ${detail}`.slice(0, 400))
  // A stack of these engines has no message.
  const addError = (what: string, error: unknown) => add(what, `${error} ${(error as Error)?.stack ?? ''}`)

  window.addEventListener(
    'error',
    ({ message, error, target }) => {
      // No error: an observer that changed the layout is called in the next frame.
      if (/^ResizeObserver loop/.test(message)) return
      if (target === window) return void addError('error', error ?? message)
      // A browser ends the loads of a document that is left.
      if (isLeft) return
      const { tagName, src, href, rel } = target as HTMLImageElement & HTMLLinkElement
      // The sandbox names a few pictures that it does not have.
      if (tagName === 'IMG' && /\/images\/\w+\/[\d-]+\.svg$/.test(src)) return
      add(`failed ${[tagName.toLowerCase(), rel].filter(Boolean).join(' ')}`, src || href)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => addError('rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    add('policy', `${violatedDirective} ${blockedURI} (${sourceFile})`),
  )
  const log = console.error
  console.error = (...texts) => {
    add('console.error', texts.join(' '))
    log.apply(console, texts)
  }
  const send = window.fetch
  window.fetch = async (...call) => {
    const url = call[0] instanceof Request ? call[0].url : call[0]
    recorded.pending += 1
    try {
      const response = await send.apply(window, call)
      if (!response.ok) add(`answer ${response.status}`, url)
      return response
    } catch (error) {
      // A browser ends the calls of a document that is left.
      if (!isLeft && (error as Error).name !== 'AbortError') add('failed call', `${url} ${error}`)
      throw error
    } finally {
      recorded.pending -= 1
      recorded.answered += 1
    }
  }
}

/** Serves what another origin serves, with the recorder in its pages. */
export function serveRecorder(origin: string): Promise<Listening> {
  return listen(
    (incoming, outgoing) => {
      const { url = '/', method, headers } = incoming
      if (url === PATH) {
        outgoing.writeHead(200, { 'Content-Type': 'text/javascript' })
        return void outgoing.end(`(${record})()`)
      }
      const onward = request(origin + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } })
      onward.on('error', () => outgoing.destroy())
      onward.on('response', async (answer) => {
        const chunks = await answer.toArray()
        const isPage = /html/.test(answer.headers['content-type'] ?? '')
        const body = Buffer.concat(chunks)
        const sent = isPage ? withRecorder(String(body)) : body
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          'content-length': Buffer.byteLength(sent),
        })
        outgoing.end(sent)
      })
      onward.end()
    },
    { port: 0 },
  )
}

const withRecorder = (page: string) => page.replace('<head>', `<head><script src="${PATH}"></script>`)
