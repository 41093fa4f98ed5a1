import type { Page } from '@playwright/test'
import { admin, expired, over, viewer } from './people.ts'
import { expect, type Person, type Site, signIn, test } from './site.ts'

/** Opens the map with an earlier sign-in, and waits for the vehicles. */
async function openMap(page: Page, site: Site, { userId }: Person = admin): Promise<void> {
  await site.keepSession(page, userId)
  await page.goto(`${site.address}/home/map`)
  await expect(vehicleCount(page)).toBeVisible()
}

const vehicleCount = (page: Page) => page.getByText(/\d+ (vehicles|of [\d,]+ drivers)$/)

/** What the browser keeps for the console's session. */
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fleetgis.')))

test.describe('with a map that polls every second', () => {
  test.use({ config: { poll: { locations: 1000, trips: 1000 } } })

  test('MAP-19 vehicles are refetched, and move on tiles of the configured service', {
    tag: '@MARK-26',
  }, async ({ page, site }) => {
    const tile = page.waitForRequest(/\/tiles\/\d+\/\d+\/\d+\.svg$/)
    const configuration = page.waitForResponse(/\/config\.json$/)
    await openMap(page, site)
    const places = async () => {
      const response = await page.waitForResponse(/\/location\?/)
      const { data_list: rows } = await response.json()
      return JSON.stringify(rows.map(({ route }: { route: unknown }) => route))
    }
    const before = await places()
    await expect.poll(places).not.toBe(before)

    const { tiles } = await (await configuration).json()
    const [z = '', x = '', y = ''] =
      (await tile)
        .url()
        .match(/\d+(?=[/.])/g)
        ?.slice(-3) ?? []
    expect((await tile).url()).toBe(tiles.url.replace('{z}', z).replace('{x}', x).replace('{y}', y))
  })
})

test('MENU-02 the navbar shows the server’s menu, and every entry leads somewhere', async ({
  page,
  site,
}) => {
  await openMap(page, site)
  await expect(page.getByRole('banner')).toContainText('Fleet GIS')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Drivers' }).click()
  await expect(page).toHaveURL(`${site.address}/home/driver-list`)
  await expect(page).toHaveTitle('Drivers · Fleet GIS')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading('Drivers')).toBeVisible()
  // Screen readers say which page opened.
  await expect(heading('Drivers')).toBeFocused()
  await menu.getByRole('button', { name: 'Report' }).click()
  await menu.getByRole('link', { name: 'Trip routes' }).click()
  await expect(page).toHaveURL(`${site.address}/home/polyline-list`)
  await expect(heading('Trip routes')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/home/driver-list`)
  await expect(heading('Drivers')).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(vehicleCount(page)).toBeVisible()
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the current page of the navbar looks unlike the others', async ({ page, site }) => {
    await openMap(page, site)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const background = (link: ReturnType<typeof menu.locator>) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor)
    // Computed colours are those of the author; only the system's own are drawn as they are.
    const highlight = await page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight'
      return getComputedStyle(document.body).outlineColor
    })
    expect(await background(menu.locator('[aria-current="page"]'))).toBe(highlight)
    expect(await background(menu.getByRole('link', { name: 'Drivers' }))).not.toBe(highlight)
    // Else the browser draws a plate behind its text, which hides it.
    expect(
      await menu
        .locator('[aria-current="page"]')
        .evaluate((link) => getComputedStyle(link).forcedColorAdjust),
    ).toBe('none')
  })
})

test('I18N-02 language and theme are chosen in the gear menu and outlive a reload', async ({
  page,
  site,
}) => {
  await openMap(page, site)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('radio', { name: 'မြန်မာ' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expect(page).toHaveTitle('မြေပုံ · Fleet GIS')
  await expect(page.locator('[data-component="Fleet"]')).toHaveAttribute('data-theme', 'dark')
  await page.goto(`${site.address}/home/rate?language=en&theme=light`)
  await expect(page).toHaveTitle('Rates · Fleet GIS')
  await expect(page.locator('[data-component="Fleet"]')).toHaveAttribute('data-theme', 'light')
})

/** How long a page shows each toast, in milliseconds, by its text. */
async function watchToasts(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const since = new Map<string, number>()
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    const look = () => {
      const shown = document.querySelector('[data-component="Toaster"]')?.textContent ?? ''
      if (shown && !since.has(shown)) since.set(shown, performance.now())
      for (const [text, from] of since)
        if (text !== shown) {
          since.delete(text)
          times[text] = performance.now() - from
        }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { times: Record<string, number> }).times)
}

test('GUARD-11 a 409 of the route check ends the session with a message of 3.5 s at the top centre', {
  tag: '@TOAST-01',
}, async ({ page, site }) => {
  const times = await watchToasts(page)
  await site.keepSession(page, expired.userId)
  await page.goto(`${site.address}/home/map`)
  const toast = page.getByText('Session Expired')
  await expect(toast).toBeVisible()
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 999, width: 0 }
  expect(y).toBeLessThan(64)
  expect(Math.abs(x + width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(50)
  await expect(page).toHaveURL(`${site.address}/login`)
  expect(await storedKeys(page)).toEqual([])
  await expect(toast).toBeHidden()
  const shownFor = (await times())['Session Expired']
  expect(shownFor).toBeGreaterThan(3_450)
  // A busy machine is late.
  expect(shownFor).toBeLessThan(8_000)
})

test('SESS-13 a 416 of any call ends the session with the same message', async ({ page, site }) => {
  await site.keepSession(page, over.userId)
  await page.goto(`${site.address}/home/map`)
  await expect(page.getByText('Session Expired')).toBeVisible()
  await expect(page).toHaveURL(`${site.address}/login`)
})

test('SESS-12 a burst of 401s renews the token once, and each call is made once more', async ({
  page,
  site,
}) => {
  await openMap(page, site)
  // A call still under way is not made again by the burst.
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  const asked = new Set<unknown>()
  page.on('request', (request) => asked.add(request))
  page.on('response', (response) => {
    // Earlier requests may be answered during the burst.
    if (asked.has(response.request())) calls.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  // Late answers: all calls are under way before the first of them is refused.
  site.world.faults.set([{ kind: 'latency', ms: 300 }])
  await page.evaluate(() => {
    localStorage.setItem('fleetgis.access_token', 'grown-old')
    // A page that becomes visible refetches everything at once.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => calls).toContain('200 /location')
  await expect.poll(() => calls.filter((call) => call.startsWith('200 ')).length).toBeGreaterThan(3)
  const refused = calls.filter((call) => call.startsWith('401 ')).map((call) => call.slice(4))
  expect(refused.length).toBeGreaterThan(1)
  expect(calls.filter((call) => call === '200 /generate/renew-token')).toHaveLength(1)
  for (const path of refused)
    expect(calls.filter((call) => call.endsWith(path))).toEqual([`401 ${path}`, `200 ${path}`])
})

test('GUARD-12 a refused first page redirects to the map, which says so', async ({ page, site }) => {
  await openMap(page, site, viewer)
  await page.goto(`${site.address}/home/dashboard`)
  await expect(page.getByText('You may not open this page')).toBeVisible()
  await expect(page).toHaveURL(`${site.address}/home/map`)
  await expect(vehicleCount(page)).toBeVisible()
})

test('CF-156 a refused menu entry says so and the page stays', async ({ page, site }) => {
  await page.route('**/role/users/get-menu', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        status: 200,
        data: { data: [{ code: 'dashboard', name: 'Dashboard', route: '/home/dashboard' }] },
      },
    }),
  )
  await openMap(page, site, viewer)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('You may not open this page')).toBeVisible()
  await expect(page).toHaveURL(`${site.address}/home/map`)
  await expect(vehicleCount(page)).toBeVisible()
})

test('SESS-08 T2 T3 Sign Out leads to the sign-in page and leaves nothing behind', async ({
  page,
  site,
  context,
}) => {
  await openMap(page, site)
  const other = await context.newPage()
  await other.goto(`${site.address}/home/map`)
  await expect(vehicleCount(other)).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
  await expect(other).toHaveURL(`${site.address}/login`)
  await expect(vehicleCount(other)).toBeHidden()
  expect(await storedKeys(page)).toEqual([])

  const calls: string[] = []
  context.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(`${site.address}/home/map`)
  await expect(page).toHaveURL(`${site.address}/login`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  expect(calls.filter((path) => /location|trip|permission|menu/.test(path))).toEqual([])
})

test('T3 a page that the browser had put aside shows no data after another tab signed out', async ({
  page,
  site,
}) => {
  await openMap(page, site)
  // As for a page restored from the back/forward cache: the storage has changed without an event.
  await page.evaluate(() => {
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(`${site.address}/login`)
  await expect(vehicleCount(page)).toBeHidden()
})

test.describe('with a session that lives as long as the page', () => {
  test.use({ config: { session: { storage: 'memory' } } })

  test('T2 nothing of the session is ever stored', async ({ page, site }) => {
    await page.goto(`${site.address}/login`)
    await signIn(page, admin)
    await expect(vehicleCount(page)).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    await page.reload()
    await expect(page).toHaveURL(`${site.address}/login`)
  })
})

test('GUARD-04 T4 a role that was written into the storage grants nothing', {
  tag: '@ROUTE-21',
}, async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('fleetgis.role', 'MA=='))
  for (const path of ['/home', '/home/map', '/home/driver-list', '/home/rate', '/home/role']) {
    await page.goto(site.address + path)
    await expect(page, path).toHaveURL(`${site.address}/login`)
  }
})
