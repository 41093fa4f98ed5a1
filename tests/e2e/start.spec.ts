import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { admin } from './people.ts'
import { expect, shiftClock, test } from './site.ts'

const DAY = 86_400_000

test("CF-180 with a clock a day fast the map asks for the server's day, and one line says so", async ({
  page,
  context,
  site,
}) => {
  await shiftClock(context, DAY)
  const asked = page.waitForRequest(/\/location\?/)
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  expect((await asked).postDataJSON()).toMatchObject({ startdate: '2026-11-20', enddate: '2026-11-20' })
  await expect(page.getByText("This device's clock is 1 day fast.")).toHaveCount(1)
  await expect(page.getByText(/^\d+ vehicles$/)).toBeVisible()
})

test('CF-180 a web view says it too, in its language', async ({ page, context, site }) => {
  await shiftClock(context, DAY)
  const address = new URL(await linkTo(site, 'Driver: bookings'))
  address.searchParams.set('language', 'my')
  await page.goto(address.href)
  await expect(page.getByText('ဤစက်၏ နာရီသည် 1 ရက် စောနေသည်။')).toHaveCount(1)
})

const splash = (page: Page) => page.locator('.splash')

test('CF-182 after 8 s without config.json the page says so, and Try again starts the console', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: site.now() })
  let isSilent = true
  await page.route('**/config.json', (route) => (isSilent ? undefined : route.continue()))
  await page.goto(`${site.address}/login`, { waitUntil: 'commit' })
  await expect(splash(page)).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('alert')).toContainText('Fleet GIS is not answering.')
  await expect(page.getByRole('alert')).toContainText('မတုံ့ပြန်ပါ')
  isSilent = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the first paint fills the window in the chosen theme, and no more', async ({ page, site }) => {
  await page.route('**/config.json', () => {})
  await page.goto(`${site.address}/login?theme=dark`, { waitUntil: 'commit' })
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached()
  await expect(splash(page)).toBeVisible()
  const first = await page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    splash: getComputedStyle(document.querySelector('.splash') ?? document.body).backgroundColor,
    height: document.documentElement.scrollHeight - window.innerHeight,
    top: document.querySelector('.splash')?.getBoundingClientRect().top,
  }))
  // The canvas of the dark theme.
  expect(first).toEqual({ page: 'rgb(11, 20, 18)', splash: 'rgba(0, 0, 0, 0)', height: 0, top: 0 })
})

for (const [name, query, kept] of [
  ['the address', '?theme=dark', undefined],
  ['the kept choice', '', 'dark'],
] as const) {
  test(`CF-126 the first paint is dark by ${name}, before any file has arrived`, async ({ page, site }) => {
    await page.addInitScript((theme) => theme && localStorage.setItem('fleetgis.theme', theme), kept)
    await page.route(/\.(js|css|json)$/, () => {})
    await page.goto(`${site.address}/login${query}`, { waitUntil: 'commit' })
    await expect(splash(page)).toBeVisible()
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      ]),
    ).toEqual(['rgb(11, 20, 18)', '#0b1412'])
  })
}
