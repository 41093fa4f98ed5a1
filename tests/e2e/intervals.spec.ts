import type { Page, Request } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { passTime } from './passTime.ts'
import { admin } from './people.ts'
import { expect, test } from './site.ts'

/** Counts the calls that a page sends, and their answers: an interval begins with the answer. */
function counted(page: Page, isOne: (address: URL) => boolean) {
  let sent = 0
  let answered = 0
  const counts = (request: Request) => request.method() === 'POST' && isOne(new URL(request.url()))
  page.on('request', (request) => {
    if (counts(request)) sent += 1
  })
  page.on('requestfinished', (request) => {
    if (counts(request)) answered += 1
  })
  return { sent: () => sent, answered: () => answered }
}

test('MAP-18 R6 the map fetches locations and trips, and trips every three minutes until it is left', {
  tag: ['@MAP-17', '@MAP-20'],
}, async ({ page, site }) => {
  const locations = counted(page, ({ pathname }) => pathname === '/location')
  const trips = counted(page, ({ pathname }) => pathname === '/trip')
  await site.keepSession(page, admin.userId)
  await page.clock.install({ time: site.now() })
  await page.goto(`${site.address}/home/map`)
  await expect.poll(() => [locations.sent(), trips.sent()]).toEqual([1, 1])
  for (const fetched of [1, 2]) {
    await expect.poll(trips.answered).toBe(fetched)
    await passTime(page, 150)
    expect(trips.sent()).toBe(fetched)
    await passTime(page, 40)
    await expect.poll(trips.sent).toBe(fetched + 1)
  }
  await page.getByRole('link', { name: 'Drivers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible()
  const before = [locations.sent(), trips.sent()]
  for (const seconds of [60, 120, 180]) await passTime(page, seconds)
  expect([locations.sent(), trips.sent()]).toEqual(before)
})

test('BKG-11 R6 a list of bookings is fetched every 30 s', async ({ page, site }) => {
  const lists = counted(page, ({ searchParams }) => searchParams.get('pageSize') === '10')
  await page.clock.install({ time: site.now() })
  await page.goto(await linkTo(site, 'Driver: bookings'))
  await expect(page.getByRole('list', { name: 'Bookings' }).getByRole('article').first()).toBeVisible()
  for (const fetched of [1, 2]) {
    await expect.poll(lists.answered).toBe(fetched)
    await passTime(page, 15)
    expect(lists.sent()).toBe(fetched)
    await passTime(page, 20)
    await expect.poll(lists.sent).toBe(fetched + 1)
  }
})
