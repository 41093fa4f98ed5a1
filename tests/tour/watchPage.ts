import type { Page } from 'playwright'

/** What a page has sent and complained of so far. */
export interface Watched {
  /** What went wrong, without the addresses of servers, which differ from run to run. */
  readonly findings: string[]
  readonly sent: { requests: number; bytes: number }
  /** Whether no request waits for its answer. */
  isQuiet(): boolean
}

/** Written about what is recorded elsewhere, a failed answer or a violation, and about the worker that the tour blocks. */
const RECORDED = /^Failed to load resource|Content Security Policy|blocked by Playwright$/

/** A text without the addresses of servers, which differ from run to run. */
export const withoutServer = (text: string) => text.replaceAll(/https?:\/\/localhost:\d+/g, '')
const pathOf = (url: string) => withoutServer(url).split('?')[0]

/** Records errors, violations of the policy, failed requests, requests and bytes of a page, before it opens. */
export async function watchPage(page: Page): Promise<Watched> {
  const findings = new Set<string>()
  const sent = { requests: 0, bytes: 0 }
  const open = new Set<string>()

  page.on('pageerror', (error) => findings.add(withoutServer(`error: ${error.message}`)))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !RECORDED.test(message.text()))
      findings.add(withoutServer(`console: ${message.text()}`))
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    findings.add(`request: ${response.status()} ${response.request().method()} ${pathOf(response.url())}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Pages abort what they no longer need, and the policy's own refusals are violations.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
    findings.add(`request: ${reason} ${request.method()} ${pathOf(request.url())}`)
  })
  await page.exposeBinding('reportViolation', (_source, violation: string) => {
    findings.add(withoutServer(`violation: ${violation}`))
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void }
      reportViolation(`${violatedDirective}: ${blockedURI}`)
    })
  })

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return
    sent.requests += 1
    open.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.bytes += encodedDataLength
    open.delete(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))

  return {
    get findings() {
      return [...findings]
    },
    sent,
    isQuiet: () => open.size === 0,
  }
}
