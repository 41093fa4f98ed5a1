import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { admin } from './people.ts'
import { expect, test } from './site.ts'

const cause = (page: Page) => page.getByText('The server cannot be reached.')
const retries = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('R4 CF-115 a map that is opened during an outage shows one failure and one button, and loads by itself after it', async ({
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  await site.stopServers()
  await page.goto(`${site.address}/home/map`)
  await expect(cause(page)).toBeVisible()
  await expect(cause(page)).toHaveCount(1)
  await expect(retries(page)).toHaveCount(1)
  await site.startServers()
  await expect(page.getByText(/^\d+ vehicles$/)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Drivers' })).toBeVisible()
  await expect(cause(page)).toHaveCount(0)
})

test("R4 a group's bookings are live again by themselves after an outage, without Auto refresh too", async ({
  page,
  site,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/booking\/driver\/admin-list\?.*curPage=2/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(await linkTo(site, 'Group admin: bookings'))
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByText('Auto refresh').click()
  await site.stopServers()
  await page.getByRole('button', { name: 'Go' }).click()
  release()
  await expect(cause(page)).toBeVisible()
  await expect(retries(page)).toHaveCount(1)
  await site.startServers()
  await expect(page.getByText(/^[2-9]\d of \d+ loaded$/)).toBeVisible()
  await expect(cause(page)).toHaveCount(0)
  await expect(page.getByText('A part could not be updated.')).toHaveCount(0)
})

test('CF-115 pages of staff that are opened while the server fails have one button each, and load by themselves after it', async ({
  context,
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  site.world.faults.set([{ kind: 'status', status: 503 }])
  const paths = ['driver-list', 'dashboard', ...(process.env.PAGES === 'all' ? ['role', 'checkin-list'] : [])]
  const pages = await Promise.all(
    paths.map(async (path) => {
      const one = await context.newPage()
      await one.goto(`${site.address}/home/${path}`)
      return one
    }),
  )
  for (const one of pages) await expect(retries(one)).toHaveCount(1)
  site.world.faults.clear()
  for (const one of pages) {
    await expect(retries(one)).toHaveCount(0)
    const menu = one.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Drivers' })).toBeVisible()
  }
})
