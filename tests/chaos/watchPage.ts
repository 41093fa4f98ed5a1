import type { Page } from 'playwright'
import english from '../../packages/ui/src/i18n/words.en.json' with { type: 'json' }
import burmese from '../../packages/ui/src/i18n/words.my.json' with { type: 'json' }

/** Failures of a page that faults of the servers do not explain. */
export interface Watched {
  /** Uncaught errors and unhandled rejections. */
  errors: string[]
  /** Raw values on the screen. */
  rawValues: string[]
  /** Keys of duplicate rows and cards of one list. */
  repeated: string[]
  /** Cards of bookings with another status: key, and the names of the statuses before and after. */
  statuses: { key: string; from: string; to: string }[]
}

/** Begins to watch a page, and all that it opens later. */
export async function watchPage(page: Page): Promise<Watched> {
  const watched: Watched = { errors: [], rawValues: [], repeated: [], statuses: [] }
  page.on('pageerror', (error) => {
    watched.errors.push(`${new URL(page.url()).pathname}: ${error.stack ?? error.message}`.slice(0, 600))
  })
  // Otherwise a question before leaving stops the next visit.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await page.exposeBinding('reportRawValue', (_, text: string) => void watched.rawValues.push(text))
  await page.exposeBinding('reportRepeated', (_, text: string) => void watched.repeated.push(text))
  await page.exposeBinding('reportStatus', (_, key: string, from: string, to: string) => {
    watched.statuses.push({ key, from, to })
  })
  await page.addInitScript(record)
  return watched
}

/** Runs in the page. */
function record() {
  const { reportRawValue, reportRepeated, reportStatus } = window as unknown as {
    reportRawValue(text: string): void
    reportRepeated(text: string): void
    reportStatus(key: string, from: string, to: string): void
  }
  const statuses = new Map<string, string>()
  const reported = new Set<string>()
  const RAW = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/
  const reportOnce = (report: (text: string) => void, about: string, text: string) => {
    if (reported.has(about)) return
    reported.add(about)
    report(`${location.pathname}: ${text}`)
  }
  const lookForRepeated = () => {
    const seen = new Map<Element | null, Set<string>>()
    for (const row of document.querySelectorAll<HTMLElement>('[data-key]')) {
      const { key = '' } = row.dataset
      // Rows are in the body of a table, cards in items of a list.
      const list = row.closest('tbody, ul, ol, [role="list"], [role="feed"]')
      const keys = seen.get(list) ?? new Set()
      seen.set(list, keys)
      if (keys.has(key))
        reportOnce(reportRepeated, `key ${key}`, `${row.dataset.component ?? row.tagName} ${key}`)
      keys.add(key)
    }
  }
  const look = () => {
    lookForRepeated()
    for (const card of document.querySelectorAll<HTMLElement>('[data-component="BookingCard"]')) {
      const { key = '', status = '' } = card.dataset
      const before = statuses.get(key)
      if (before !== undefined && before !== status) reportStatus(key, before, status)
      statuses.set(key, status)
    }
    const parts = [...(document.body?.children ?? [])].filter((part) => !part.matches('script, style'))
    const text = parts.map((part) => part.textContent).join(' ')
    const found = RAW.exec(text)
    if (!found) return
    reportOnce(reportRawValue, found[0], text.slice(Math.max(0, found.index - 60), found.index + 60))
  }
  setInterval(look, 200)
}

/** The open dialogs, the last one on top. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Closes what covers the page, as a person does; not what a call holds open. */
export async function closeOverlays(page: Page): Promise<void> {
  // A question about unsaved input is one more.
  for (let count = 0; count < 5 && (await page.locator(DIALOGS).count()) > 0; count += 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
  }
}

/** Replaces content that could not be loaded. */
const FAILURE_CARD = '[data-component="Card"]:has(> [role="alert"])'

/**
 * What a part shows after the server has refused its token: the words of the kit, or the server's alone (ERR-26). It stays
 * until the host opens the page with another token.
 */
const REFUSALS = [english['common.signedOut'], burmese['common.signedOut'], 'The token has expired.']

/** Whether the page asks for another token: the server has refused its own. */
export async function isSignedOut(page: Page): Promise<boolean> {
  const texts = await page.locator(FAILURE_CARD).allTextContents()
  const strips = await page.locator('[data-component="LiveStrip"][data-state="signedOut"]').count()
  return strips > 0 || texts.some((text) => REFUSALS.some((refusal) => text.includes(refusal)))
}

/** What on a page has not recovered. */
export interface Troubles {
  /** What says that something could not be loaded. */
  failed: string[]
  /** What is still loading. */
  waiting: string[]
}

/**
 * Failures that the page still shows, and what is still loading: empty once it has recovered. A page without a heading
 * has not recovered. A list below a dialog does not count, because it does not refetch (CF-103); nor does a refused token.
 */
export function findTroubles(page: Page): Promise<Troubles> {
  return page.evaluate(
    ({ dialogs, failureCard, refusals }) => {
      const top = [...document.querySelectorAll(dialogs)].at(-1)
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => top?.contains(element) ?? true,
        )
      const textOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\s+/g, ' ').slice(0, 120)
      const isRefusal = ({ textContent }: HTMLElement) =>
        refusals.some((refusal) => textContent?.includes(refusal))
      const failed = all(
        // The last one replaces a whole page.
        `${failureCard}, [data-component="FailureCard"], [data-component="Banner"][data-part="retry"], [data-component="LiveStrip"][data-state="outOfDate"], [data-component="LiveStrip"][data-state="offline"], h1 + [role="alert"]`,
      ).filter((element) => !isRefusal(element))
      const waiting = all('main [aria-busy="true"], [data-component="Skeleton"]')
      return {
        failed: failed.map((element) => `${element.dataset.component ?? 'page'}: ${textOf(element)}`),
        waiting: [
          ...waiting.map((element) => `${element.dataset.component ?? element.tagName} ${textOf(element)}`),
          ...(document.querySelector('h1') ? [] : ['a heading']),
        ],
      }
    },
    { dialogs: DIALOGS, failureCard: FAILURE_CARD, refusals: REFUSALS },
  )
}
