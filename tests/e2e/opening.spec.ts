import type { Page } from '@playwright/test'
import { allKept } from './allKept.ts'
import { linkTo } from './linkTo.ts'
import { type Host, nextVersion, openHost } from './openHost.ts'
import { admin } from './people.ts'
import { test as base, expect } from './site.ts'

const test = base.extend<{ host: Host }>({
  host: async ({ site }, use) => {
    const host = await openHost(site)
    await use(host)
    await host.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** The address of a ready link at the host. */
const linkAt = async (host: Host, ...[site, title]: Parameters<typeof linkTo>) =>
  (await linkTo(site, title)).replace(site.address, host.address)

/** The hash of the kept page; undefined without one. */
const keptPage = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('fleetgis-page')).match('/', { ignoreVary: true })
    return kept?.headers.get('X-Kept') ?? undefined
  })

/** The paths of all kept files. */
const keptFiles = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('fleetgis-files')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Waits until the present page is kept, and another one than `before`. */
async function untilKept(page: Page, before?: string): Promise<string> {
  await expect.poll(() => keptPage(page)).not.toBe(before)
  return (await keptPage(page)) ?? ''
}

const scripts = (host: Host) => host.asked().filter((path) => path.startsWith('/assets/'))
const bookings = (page: Page) => page.getByRole('list', { name: 'Bookings' })
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' })

test('decision 41 the second opening loads no file again, and no cache has a byte of the token or of a reply', async ({
  page,
  site,
  host,
}) => {
  const link = await linkAt(host, site, 'Driver: bookings')
  const secrets = ['token', 'driverid'].map((name) => new URL(link).searchParams.get(name) ?? '')
  await page.goto(link)
  await expect(bookings(page)).toBeVisible()
  await untilKept(page)
  expect(scripts(host).length).toBeGreaterThan(10)
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(link)
  await expect(bookings(page)).toBeVisible()
  expect(scripts(host)).toEqual([])
  const [booking] = await bookings(page).getByRole('listitem').allInnerTexts()
  const reference = /\b[A-Z0-9-]{6,}\b/.exec(booking ?? '')?.[0] ?? ''
  const kept = await allKept(page)
  expect(kept).toContain('startConsole')
  for (const secret of [...secrets, ...secrets.map(encodeURIComponent), reference]) {
    expect(secret).not.toBe('')
    expect(kept.includes(secret), secret).toBe(false)
  }
})

test('decision 41 after 3 s without an answer of the host the kept page opens with its policy and configuration', async ({
  page,
  host,
}) => {
  await page.goto(`${host.address}/login`)
  await expect(signInHeading(page)).toBeVisible()
  const before = await untilKept(page)
  host.state = 'silent'
  const started = Date.now()
  await page.goto(`${host.address}/login`)
  expect(Date.now() - started).toBeGreaterThanOrEqual(3_000)
  await expect(signInHeading(page)).toBeVisible()
  // A changed configuration has another policy: the pair stays one until the next opening has the new one.
  await host.deploy({ config: { imageHosts: ['pictures.example.com'] } })
  const policyOf = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('fleetgis-page')).match('/', { ignoreVary: true })
      return {
        policy: kept?.headers.get('Content-Security-Policy')?.includes('pictures.example.com'),
        config: (await kept?.text())?.includes('pictures.example.com'),
      }
    })
  expect(await policyOf()).toEqual({ policy: false, config: false })
  host.state = 'well'
  await page.reload()
  await expect(signInHeading(page)).toBeVisible()
  await untilKept(page, before)
  expect(await policyOf()).toEqual({ policy: true, config: true })
})

test('decision 41 a new version with two tabs open is taken at the next opening, and old files go with their last tab', async ({
  page,
  context,
  host,
}) => {
  const next = nextVersion()
  await page.goto(`${host.address}/login`)
  await expect(signInHeading(page)).toBeVisible()
  const before = await untilKept(page)
  const old = await keptFiles(page)
  const other = await context.newPage()
  await other.goto(`${host.address}/login`)
  await expect(signInHeading(other)).toBeVisible()
  await host.deploy({ folder: next.folder })
  await other.reload()
  await expect(signInHeading(other)).toBeVisible()
  await untilKept(other, before)
  // The first tab is untouched, and its files stay.
  await expect(signInHeading(page)).toBeVisible()
  expect(await keptFiles(page)).toEqual(expect.arrayContaining(old))
  // What the new version needs is there, without a visit of the host.
  host.state = 'away'
  await other.reload()
  await expect(signInHeading(other)).toBeVisible()
  expect(await other.evaluate(() => document.querySelector('script[src]')?.getAttribute('src'))).not.toBe(
    await page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src')),
  )
  host.state = 'well'
  await page.close()
  await other.reload()
  await expect(signInHeading(other)).toBeVisible()
  await expect.poll(async () => (await keptFiles(other)).filter((path) => old.includes(path))).toEqual([])
  next.remove()
})

test('decision 41 a file that the new version does not have leads to one reload, which keeps what was typed', async ({
  page,
  site,
  host,
}) => {
  const next = nextVersion()
  const [rate] = site.world.rates.all()
  await site.keepSession(page, admin.userId)
  const session = await page.evaluate(() => ({ ...localStorage }))
  await page.goto(`${host.address}/favicon.svg`)
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, session)
  await page.goto(`${host.address}/home/rate-form/${rate?.id}`)
  const fare = page.getByRole('textbox', { name: 'Initial fare', exact: true })
  await fare.fill('1555')
  await fare.blur()
  await untilKept(page)
  await host.deploy({ folder: next.folder })
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  // The dialog is code that this page has not loaded.
  await page.keyboard.press('Control+k')
  await expect.poll(() => loads).toBe(1)
  await expect(fare).toHaveValue('1,555')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads).toBe(1)
  next.remove()
})

test('decision 41 config.json switches it off, which removes the worker and all that it kept', async ({
  page,
  host,
}) => {
  await page.goto(`${host.address}/login`)
  await expect(signInHeading(page)).toBeVisible()
  await untilKept(page)
  await host.deploy({ config: { keepsFiles: false } })
  await page.reload()
  await expect(signInHeading(page)).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0])
})

test('R11 offline the kept page opens, says Offline and what appears later, and the first answer makes it Live', async ({
  page,
  context,
  site,
  host,
}) => {
  const link = await linkAt(host, site, 'Driver: bookings')
  await page.goto(link)
  await expect(bookings(page)).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await page.goto(link)
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('You are offline. This appears by itself once you are online.')).toBeVisible()
  await context.setOffline(false)
  await expect(bookings(page)).toBeVisible()
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  // A page that is open keeps what it shows, and sends nothing that was pressed.
  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
  await expect(bookings(page)).toBeVisible()
})
