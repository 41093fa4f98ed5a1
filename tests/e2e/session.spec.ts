import type { Page } from '@playwright/test'
import { held } from '../money/held.ts'
import { admin, over, viewer } from './people.ts'
import { expect, type Site, signIn, test } from './site.ts'

const vehicleCount = (page: Page) => page.getByText(/\d+ (vehicles|of [\d,]+ drivers)$/)
const keptToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('fleetgis.token.page'))
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fleetgis.')))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** The map of a signed-in admin, once it shows its vehicles. */
async function openMap(page: Page, site: Site): Promise<void> {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  await expect(vehicleCount(page)).toBeVisible()
}

/** A web view with a token, as the mobile app opens it. */
function webView(site: Site, userId: string): string {
  const token = site.world.tokens.issue({ kind: 'access', userId }, site.world.now)
  const query = new URLSearchParams({ token, driverid: userId, domainid: '1' })
  return `${site.address}/admin-booking-list?${query}`
}

test('CF-06 after a web view, the calls of staff in that tab carry the session and nothing of the web view', async ({
  page,
  site,
}) => {
  const tokens = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.headers().authorization) tokens.set(pathname, request.headers().authorization)
  })
  await page.goto(`${site.address}/groupadmin?token=of-the-web-view&driverid=1`)
  expect(await keptToken(page)).toBe('of-the-web-view')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await signIn(page, admin)
  await expect(vehicleCount(page)).toBeVisible()
  const access = await page.evaluate(() => localStorage.getItem('fleetgis.access_token'))
  for (const path of ['/role/users/check-permission', '/role/users/get-menu', '/location', '/trip'])
    await expect.poll(() => tokens.get(path), path).toBe(`Bearer ${access}`)
  expect(await keptToken(page)).toBeNull()
  await signOut(page)
  await page.goto(`${site.address}/groupadmin?driverid=1`)
  expect(await keptToken(page)).toBeNull()
})

test('CF-06 a web view whose token is over leaves staff signed in, in all tabs', async ({
  page,
  site,
  context,
}) => {
  await openMap(page, site)
  const other = await context.newPage()
  await other.goto(webView(site, over.userId))
  await expect(other.getByRole('button', { name: /Reload|Try again|Retry/ })).toBeVisible()
  await expect(other).toHaveURL(/\/admin-booking-list/)
  await expect(vehicleCount(page)).toBeVisible()
  expect(await storedKeys(page)).toHaveLength(5)
})

test('CF-119 a Sign Out of staff in another tab leaves a web view where it is', async ({
  page,
  site,
  context,
}) => {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  const other = await context.newPage()
  await other.goto(webView(site, admin.userId))
  await expect(other).toHaveTitle('Bookings · Fleet GIS')
  await signOut(page)
  await other.bringToFront()
  await expect(other).toHaveURL(/\/admin-booking-list/)
  expect(await keptToken(other)).not.toBeNull()
})

test('CF-119 a Sign Out and a sign-in as another leave a page for all visitors in another tab as it is', async ({
  page,
  site,
  context,
}) => {
  await openMap(page, site)
  const other = await context.newPage()
  await other.goto(`${site.address}/sign-up`)
  const name = other.getByRole('textbox', { name: 'User Name' })
  await name.fill('Ko Ko')
  // After the console's own listener.
  await other.evaluate(() => {
    const arrived: string[] = []
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'fleetgis.refresh_token') arrived.push(newValue === null ? 'removed' : 'stored')
    })
    Object.assign(window, { arrived })
  })
  const arrived = () => other.evaluate(() => (window as { arrived?: string[] }).arrived)
  await signOut(page)
  await expect.poll(arrived).toEqual(['removed'])
  await signIn(page, admin)
  await expect(vehicleCount(page)).toBeVisible()
  await page.goto(`${site.address}/login?success=Hello`)
  await signIn(page, viewer)
  await expect(vehicleCount(page)).toBeVisible()
  await expect.poll(arrived).toEqual(['removed', 'stored', 'stored'])
  await expect(other).toHaveURL(`${site.address}/sign-up`)
  await expect(name).toHaveValue('Ko Ko')
})

test('CF-119 a sign-in as another in one tab takes the pages of the one before from the others', async ({
  page,
  site,
  context,
}) => {
  await openMap(page, site)
  await page.evaluate(() => Object.assign(window, { isOfTheOneBefore: true }))
  const other = await context.newPage()
  await other.goto(`${site.address}/login?success=Hello`)
  await signIn(other, viewer)
  await expect(other).toHaveURL(`${site.address}/home/map`)
  await expect.poll(() => page.evaluate(() => 'isOfTheOneBefore' in window).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(`${site.address}/home/map`)
  expect(await storedKeys(page)).toHaveLength(5)
})

test('ERR-12 Sign In leads to the sign-in page where the stored items have vanished', async ({
  page,
  site,
}) => {
  await openMap(page, site)
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL(`${site.address}/login`)
})

test('SESS-12 a Sign Out during a renewal discards the new token', async ({ page, site }) => {
  await openMap(page, site)
  await page.getByRole('button', { name: 'Settings' }).click()
  const answer = held()
  await page.route('**/renew-token', (route) => answer.then(() => route.continue()))
  const renewal = page.waitForRequest(/renew-token/)
  await page.evaluate(() => localStorage.setItem('fleetgis.access_token', 'grown-old'))
  const response = (await renewal).response()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
  answer.release()
  expect((await response)?.status()).toBe(200)
  await (await response)?.finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await storedKeys(page)).toEqual([])
})

test("CF-175 the sign-in keeps the server's message about the refused token, as text", async ({
  page,
  site,
}) => {
  await openMap(page, site)
  const refuse = (path: string, message: string) =>
    page.route(path, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { status: 401, message },
      }),
    )
  await refuse('**/generate/renew-token', 'no')
  await refuse('**/trip?*', 'Your account was moved. <b>Call the operator.</b>')
  await page.reload()
  await expect(page).toHaveURL(`${site.address}/login`)
  const said = page.getByText('Your account was moved. <b>Call the operator.</b>')
  await expect(said).toBeVisible()
  // The toast goes, the heading above the message stays.
  await expect(page.getByText('Session Expired')).toHaveCount(1)
  await expect(said.locator('..')).toContainText(/^Session Expired/)
  await signIn(page, admin)
  await expect(said).toHaveCount(0)
})
