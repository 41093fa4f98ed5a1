import type { Page } from '@playwright/test'
import { BOOKING_CODES } from '../../packages/domain/src/bookings/index.ts'
import { admin, groupAdmin } from './people.ts'
import { expect, type Site, test } from './site.ts'

/** The id of a booking on screen. */
const idOf = ({ index }: { index: number }) => `BK${index.toString(36).toUpperCase()}`

async function open(page: Page, site: Site, path: string, { userId } = admin): Promise<void> {
  await site.keepSession(page, userId)
  await page.goto(site.address + path)
}

/** A standing booking of a group that no driver has yet, or has left. */
function findBooking({ world }: Site, groupId: string) {
  for (const booking of world.bookings.made(0, Number.POSITIVE_INFINITY, world.now)) {
    const { status } = world.bookings.life(booking, world.now).current
    if (
      booking.groupId === groupId &&
      booking.origin.kind === 'standing' &&
      status === BOOKING_CODES.assigned
    )
      return booking
  }
  throw new Error(`${groupId} has no assigned booking.`)
}

test.describe('with drivers near every booking at any hour', () => {
  test.use({ drivers: 900 })

  test('CF-185 a booking comes in, is assigned, and its passenger is answered', async ({ page, site }) => {
    const { world } = site
    const booking = findBooking(site, 'G002')
    await open(page, site, '/home/bookings?group=G002', groupAdmin)
    await expect(page).toHaveTitle('Bookings · Fleet GIS')
    const rows = page.getByRole('table', { name: 'Waiting bookings' })
    await expect(rows.getByRole('row').nth(1)).toBeVisible()

    // Its driver left it, and the list is read again.
    world.bookings.move(booking, { status: BOOKING_CODES.reassigned, at: world.now, driver: undefined })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const row = rows.getByRole('button', { name: idOf(booking) })
    await row.click()
    const panel = page.getByRole('region', { name: 'Open booking' })
    await panel
      .getByRole('button', { name: /^Assign ./ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(row).toHaveCount(0)
    await expect(panel).toHaveCount(0)
    expect(world.bookings.life(booking, world.now).current.status).toBe(BOOKING_CODES.assigned)
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)

    const passenger = world.passengers[booking.passenger]
    world.chats.send(booking, {
      from: passenger?.key ?? '',
      side: 'passenger',
      content: `Which car comes for ${idOf(booking)}?`,
      at: world.now,
    })
    await page.getByRole('link', { name: 'Chats' }).click()
    await page.getByRole('button', { name: new RegExp(`Which car comes for ${idOf(booking)}`) }).click()
    await expect(page).toHaveURL(/\/home\/chats\?conversation=/)
    await page.getByRole('textbox', { name: 'Message' }).fill('A white Probox, in five minutes.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText(
      'A white Probox, in five minutes.',
    )
    await page.goBack()
    await expect(page.getByText('No chat chosen')).toBeVisible()
  })
})

test.describe('a console without them', () => {
  test.use({ config: { staffBookings: false } })

  test('CF-185 bookings and chats are neither in the menu nor at their addresses', async ({ page, site }) => {
    await open(page, site, '/home/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('link', { name: 'Drivers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0)
  })
})
