import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, type Site, test } from './site.ts'

const DRIVERS = 6_000

/** The drivers of a country, at a poll: the answer of EP-B25 in more than half a megabyte. */
function repliesOf(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    syskey: `D-${index}`,
    name: `Driver ${index}`,
    vehicleno: `YGN-${index}`,
    mobile: '09790000000',
    vehicle: 'Toyota Probox',
    status: 1,
    route: { type: 'Point', coordinates: [96.1 + index / 60_000, 16.8] },
  }))
  return { status: 200, data: { data_list: rows, active: count, ongoing: 0, offline: 0, total_count: count } }
}

/** Opens an admin's map whose group has so many drivers; resolves to what the console logs. */
async function openMap(page: Page, site: Site): Promise<string[]> {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/location/admin', (route) => route.fulfill({ json: repliesOf(DRIVERS) }))
  await page.goto(await linkTo(site, 'Map: several groups'))
  return logged
}

const shown = (page: Page) => page.getByText('6,000 drivers', { exact: true })
const FAILED = 'The worker that reads long replies failed.'

test('EP-B25 6,000 drivers of a poll are read in a worker, which the policy allows', async ({
  page,
  site,
  violations,
}) => {
  const logged = await openMap(page, site)
  await expect(shown(page)).toBeVisible()
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([site.address])
  expect(logged).not.toContain(FAILED)
  expect(violations).toEqual([])
})

test('EP-B25 a worker that answers nothing is replaced', async ({ page, site }) => {
  await page.route(
    '**/assets/worker-*.js',
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    {
      times: 1,
    },
  )
  const logged = await openMap(page, site)
  // The first worker counts as failed after ten seconds.
  await expect(shown(page)).toBeVisible({ timeout: 60_000 })
  expect(page.workers()).toHaveLength(1)
  expect(logged.filter((text) => text === FAILED)).toHaveLength(1)
})

test('EP-B25 under a policy without workers the page reads the drivers itself', async ({
  page,
  site,
  violations,
}) => {
  // In the page itself: Chromium does not let a page whose answer a test replaces reach servers of the machine.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return
      observer.disconnect()
      const policy = document.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = "worker-src 'none'"
      document.head.append(policy)
    }).observe(document, { childList: true, subtree: true })
  })
  const logged = await openMap(page, site)
  // In slices, between which a busy machine does other work.
  await expect(shown(page)).toBeVisible({ timeout: 60_000 })
  expect(page.workers()).toEqual([])
  // It is tried once more.
  expect(logged.filter((text) => text === FAILED)).toHaveLength(2)
  expect(violations.every((violation) => violation.startsWith('worker-src'))).toBe(true)
  violations.length = 0
})
