import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { admin } from './people.ts'
import { expect, type Site, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** A page of the console below the tested one, so that a Back too many shows. */
async function open(page: Page, site: Site, link: string, hash = ''): Promise<void> {
  await page.goto(`${site.address}/policy/driver`)
  await page.goto((await linkTo(site, link)) + hash)
}

const path = (page: Page) => page.evaluate(() => location.pathname)
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('CF-169 Back closes the detail and the chat over a list, and only then leaves the list', async ({
  page,
  site,
}) => {
  await open(page, site, 'Driver: bookings')
  for (const name of [/^(Detail|Receipt) /, /^Chat$/]) {
    await page.getByRole('button', { name }).first().click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    expect(await path(page)).toBe('/driver-booking-list')
  }
  // Its own Close leaves the entry too, and Forward onto it shows nothing.
  await page
    .getByRole('button', { name: /^(Detail|Receipt) / })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog(page)).toBeHidden()
  const overlays = () => page.evaluate(() => history.state?.overlays ?? 0)
  await expect.poll(overlays).toBe(0)
  await page.evaluate(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.forward()
    await arrived
  })
  await expect.poll(overlays).toBe(0)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/policy/driver')
})

test('CF-169 Back over typed data asks, Stay keeps it, and Leave closes the form alone', async ({
  page,
  site,
}) => {
  await open(page, site, 'Group panel: with a PIN, registers drivers', '#drivers')
  await page.getByRole('button', { name: 'Register' }).click()
  const userId = dialog(page).getByRole('textbox', { name: 'User ID' })
  await userId.fill('new.driver@fleetgis.example')
  await userId.press('Enter')
  await expect(dialog(page).getByText(/^There is no driver with this/)).toBeVisible()
  const name = dialog(page).getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ko Ko')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()
  await expect(name).toHaveValue('Ko Ko')
  // Twice at once, without a press in between.
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(question(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(2)
  // Back is Stay.
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(name).toHaveValue('Ko Ko')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('list', { name: 'Drivers' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})

test('CF-169 Back closes the calendar over an unfolded card, and the list of a multi-select', async ({
  page,
  site,
}) => {
  await open(page, site, 'Owner: several vehicles')
  await page.getByRole('radio', { name: 'Range' }).check({ force: true })
  const calendar = page.getByRole('dialog', { name: 'Start date' })
  const opener = page.getByRole('button', { name: 'Open calendar: Start date' })
  await opener.click()
  await expect(calendar.getByRole('grid')).toBeVisible()
  await page.goBack()
  await expect(calendar).toBeHidden()
  await expect(opener).toBeFocused()
  // A chosen day leaves its entry too.
  await opener.click()
  await calendar.getByRole('button', { name: 'Today' }).click()
  await expect(calendar).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  await page.getByRole('button', { name: 'Expand the card' }).click()
  await page.getByRole('button', { name: /^Vehicles/ }).click()
  await expect(page.getByRole('dialog', { name: 'Vehicles' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Collapse the card' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Expand the card' })).toBeVisible()
  expect(await path(page)).toBe('/owner-map')
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/policy/driver')
})

test('CF-169 Back folds the card of a map on a phone, and the filters set in it stay in the address', async ({
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/dashboard`)
  await page.goto(`${site.address}/home/map`)
  await page.getByRole('button', { name: 'Expand the card' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('Aung')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=Aung/)
  await page.goBack()
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(/\/home\/map\?.*search=Aung/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/dashboard/)
})

test('CF-169 a reload with the card unfolded keeps the filters set in it', async ({ page, site }) => {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/dashboard`)
  await page.goto(`${site.address}/home/map`)
  await page.getByRole('button', { name: 'Expand the card' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('Aung')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=Aung/)
  const overlays = () => page.evaluate(() => history.state?.overlays ?? 0)
  await expect.poll(overlays).toBe(1)
  await page.reload()
  await expect.poll(overlays).toBe(0)
  await page.getByRole('button', { name: 'Expand the card' }).click()
  await expect(search).toHaveValue('Aung')
  await expect(page).toHaveURL(/\/home\/map\?.*search=Aung/)
})
