import type { Locator, Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Bookings' }).getByRole('article')

/** The cards of which a button can be pressed. */
const cardsWith = (page: Page, button: string) =>
  cards(page).filter({ has: page.getByRole('button', { name: button, exact: true }) })

async function showOnly(page: Page, status: string) {
  await page.getByRole('combobox', { name: 'Status' }).selectOption(status)
  await page.getByRole('button', { name: 'Go' }).click()
  // Soon after midnight a day has no bookings in some states.
  const others = cards(page).locator('[data-component="Badge"]').filter({ hasNotText: status })
  await expect(others).toHaveCount(0)
}

/** A trip under way, pinned above the list. */
const pinnedAt = (page: Page, status: string) =>
  page
    .getByRole('list', { name: 'Trips under way' })
    .getByRole('article')
    .filter({ has: page.locator('[data-component="Badge"]', { hasText: status }) })
    .first()

/** The card of a booking, in any status. */
async function cardOf(page: Page, button: string) {
  const first = cardsWith(page, button).first()
  const id = (await first.getByRole('heading').textContent()) ?? ''
  return page.getByRole('article', { name: id })
}

test.describe('a host app that gives tokens', () => {
  test.use({ config: { hostTokenHandler: 'pageToken' } })

  test('EMB-09 a page without a token in its address asks the host app for one, and keeps it nowhere', async ({
    page,
    site,
  }) => {
    const address = new URL(await linkTo(site, 'Driver: bookings'))
    const token = address.searchParams.get('token') ?? ''
    address.searchParams.delete('token')
    await page.addInitScript((given) => {
      const pageToken = { postMessage: async () => given }
      Object.assign(window, {
        webkit: { messageHandlers: { fleetgis: { postMessage: () => {} }, pageToken } },
      })
    }, token)
    await page.goto(address.href)
    await expect(cards(page).first()).toBeVisible()
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain(token)
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('BKG-01 the page reads who it is for from its query, and the token leaves the address', {
  tag: '@ROUTE-14',
}, async ({ page, site }) => {
  const address = await linkTo(site, 'Driver: bookings')
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveTitle('Bookings · Fleet GIS')
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/driver-booking-list')
  expect(searchParams.has('token')).toBe(false)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()

  await page.goto(`${site.address}/driver-booking-list?token=t&driverid=D-1`)
  await expect(page.getByText(/domainid/)).toBeVisible()
})

test('T26 the navigation app opens in a window without an opener', async ({ context, page, site }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Directions' }))
  await page.goto(await linkTo(site, 'Driver: bookings'))
  const card = await cardOf(page, 'Accept')
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await card.getByRole('button', { name: 'I am on the way', exact: true }).click()
  const opened = context.waitForEvent('page')
  await card.getByRole('link', { name: 'Navigate' }).click()
  const app = await opened
  await expect(app).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\//)
  // Browsers give no opener to a new window, but a referrer unless the link says otherwise.
  expect(await app.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test('ERR-14 the second driver is refused, and nothing is done twice', async ({
  page,
  otherPage: other,
  site,
}) => {
  await page.goto(await linkTo(site, 'Driver: bookings'))
  await other.goto(await linkTo(site, 'Another driver: bookings'))
  await showOnly(page, 'Pending')
  await showOnly(other, 'Pending')
  // Only the press changes this list.
  await page.getByText('Auto refresh').click()
  // The oldest waits for hours. Newer ones are made and accepted meanwhile: the lists may not agree on them for a poll.
  const oldest = cardsWith(page, 'Accept').last()
  const id = (await oldest.getByRole('heading').textContent()) ?? ''
  const mine = page.getByRole('article', { name: id })
  const theirs = other.getByRole('article', { name: id })
  await expect(mine.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()

  await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(theirs.locator('[data-component="Badge"]')).toHaveText('Assigned')
  await mine.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('Another driver has taken this booking.')).toBeVisible()
  await expect(mine).toBeHidden()
  await other.context().close()
})

test('PERM-24 ERR-12 a token that is refused is an error card with Reload', async ({ page, site }) => {
  const address = new URL(await linkTo(site, 'Driver: bookings'))
  address.searchParams.set('token', 'of-another-user')
  await page.goto(address.href)
  await expect(page.getByRole('alert')).toHaveText(
    /^This page has expired\. Close it and open it again in the app\./,
  )
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('BKG-02 a passenger cancels a booking of their own, after a question', { tag: '@ROUTE-14' }, async ({
  page,
  site,
}) => {
  await page.goto(await linkTo(site, 'Passenger: bookings'))
  expect(new URL(page.url()).pathname).toBe('/passenger-booking-list')
  await expect(page).toHaveTitle('Bookings · Fleet GIS')
  const card = await cardOf(page, 'Cancel')
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden()
})

/** The rows of an admin's table, filtered to the bookings that wait for more than 5 minutes, oldest first. */
async function waitingRows(page: Page, press: (target: Locator) => Promise<unknown>) {
  const strip = page.getByRole('group', { name: 'Waiting bookings' })
  const over5 = strip.getByRole('button', { name: /waiting over 5 min$/ })
  await press(over5)
  const rows = page.getByRole('table', { name: 'Bookings' }).getByRole('rowheader')
  // The number changes with the minutes.
  await expect(async () => {
    expect(await rows.count()).toBe(Number.parseInt((await over5.textContent()) ?? '', 10))
  }).toPass()
  const id = (await rows.first().textContent()) ?? ''
  return { over5, id, row: page.getByRole('row').filter({ hasText: id }) }
}

/** Widens the search until the panel lists a driver: the world may have none near. Returns the nearest one's Assign. */
async function nearestDriver(page: Page, press: (target: Locator) => Promise<unknown>) {
  const panel = page.getByRole('dialog', { name: 'Assign a driver' })
  const nearest = panel.getByRole('button', { name: /^Assign ./ }).first()
  const wider = panel.getByRole('button', { name: /^Search within/ })
  await expect(nearest.or(wider).first()).toBeVisible()
  for (let searches = 0; searches < 6 && !(await nearest.isVisible()); searches += 1) {
    const name = (await wider.textContent()) ?? ''
    await press(wider)
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(nearest.or(wider).first()).toBeVisible()
  }
  return nearest
}

test.describe('with drivers near every booking at any hour', () => {
  test.use({ drivers: 300 })

  test('BKG-03 an admin assigns a booking by keyboard alone, and the focus returns to the list', {
    tag: '@ROUTE-14',
  }, async ({ page, site }) => {
    await page.goto(await linkTo(site, 'Group admin: bookings'))
    expect(new URL(page.url()).pathname).toBe('/admin-booking-list')
    /** Tab until the target has the focus, then Enter. */
    const press = async (target: Locator) => {
      await expect(target).toBeVisible()
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('table', { name: 'Bookings' }).getByRole('rowheader').first()).toBeVisible()
    const { over5, id, row } = await waitingRows(page, press)
    const open = page.getByRole('region', { name: 'Open booking' })
    await press(row.getByRole('button', { name: id, exact: true }))
    await expect(open).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row.getByRole('button', { name: id, exact: true })).toBeFocused()
    await press(row.getByRole('button', { name: 'Assign' }))
    const panel = page.getByRole('dialog', { name: 'Assign a driver' })
    await press(await nearestDriver(page, press))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Assign', exact: true }))
    await expect(panel).toBeHidden()
    // It waits no longer.
    await expect(row).toHaveCount(0)
    await expect(over5).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-component="BookingList"]:focus-within')).toBeVisible()

    // The status and the period are in the address: a reload keeps them.
    const period = page.getByRole('combobox', { name: 'Period' })
    await period.selectOption('Week')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Complete')
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page).toHaveURL(/\/admin-booking-list\?.*status=complete&showdate=2/)
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('/booking/driver/admin-list') && request.postDataJSON().status[0] === 5,
    )
    await page.reload()
    await asked
    await expect(period).toHaveValue('week')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('complete')
  })
})

test('CHAT-22 two people who chat about a booking in two browsers see each message of the other', async ({
  page,
  otherPage: other,
  site,
}) => {
  await page.goto(await linkTo(site, 'Driver: bookings'))
  await other.goto(await linkTo(site, 'Passenger: bookings'))
  const passenger = pinnedAt(other, 'Arrived')
  const id = (await passenger.getByRole('heading').textContent()) ?? ''
  await passenger.getByRole('button', { name: 'Chat', exact: true }).click()
  const driver = page.getByRole('article', { name: id })
  await driver.getByRole('button', { name: 'Chat', exact: true }).click()

  for (const [from, to, text] of [
    [page, other, 'I am at the gate of the market.'],
    [other, page, 'I come in five minutes.'],
  ] as const) {
    await from.getByRole('textbox', { name: 'Message' }).fill(text)
    await from.keyboard.press('Enter')
    for (const side of [from, to]) await expect(side.getByRole('log').getByText(text)).toHaveCount(1)
  }
  await other.context().close()
})
