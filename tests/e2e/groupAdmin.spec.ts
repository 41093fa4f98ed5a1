import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const FULL = 'Group panel: with a PIN, registers drivers'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Panels' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, / })
const hash = (page: Page) => page.evaluate(() => location.hash)

test('EMB-01 panels are in the fragment, and Back leads from each to the welcome (CF-141)', async ({
  page,
  site,
}) => {
  await page.goto(await linkTo(site, FULL))
  await expect(page).toHaveTitle('Group admin · Fleet GIS')
  await expect(welcome(page)).toBeVisible()
  const query = await page.evaluate(() => location.search)
  await page.getByRole('link', { name: /Register, add and remove drivers/ }).click()
  await expect(page.getByRole('list', { name: 'Drivers' }).getByRole('listitem')).toHaveCount(10)
  expect(await hash(page)).toBe('#drivers')
  await entry(page, 'Top up').click()
  await expect(button(page, 'Change PIN')).toBeVisible()
  expect(await hash(page)).toBe('#topUp')
  expect(await page.evaluate(() => location.search)).toBe(query)
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  expect(await hash(page)).toBe('')

  // A page opened with a panel has the welcome below it, also after a reload.
  await page.goto(`${await linkTo(site, 'Group panel: without a PIN')}#map`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Map of vehicles' })).toBeVisible()
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
})

test('REG-02 an admin registers a driver whom the lookup does not find', async ({ page, site }) => {
  await page.goto(`${await linkTo(site, FULL)}#drivers`)
  await button(page, 'Register').click()
  const popup = page.getByRole('dialog', { name: 'Registration' })
  await popup.getByRole('textbox', { name: 'User ID' }).fill('new.driver@fleetgis.example')
  await popup.getByRole('textbox', { name: 'User ID' }).press('Enter')
  await expect(popup.getByText(/^There is no driver with this/)).toBeVisible()
  await popup.getByRole('textbox', { name: 'Name', exact: true }).fill('Ko Ko')
  await popup.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Done successfully.')).toBeVisible()
  await page.getByRole('searchbox').fill('new.driver@fleetgis.example')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Ko Ko')).toBeVisible()
})

const RIGHTS = [
  { link: FULL, entries: 5, register: true, topUp: true, pin: true },
  { link: 'Group panel: without a PIN', entries: 5, register: false, topUp: true, pin: false },
  { link: 'Group panel: a group without fees', entries: 3, register: true },
  { link: 'Group panel: a top admin, with Other', entries: 6, register: true },
  {
    link: 'Group panel: an admin who may not move money',
    entries: 5,
    register: true,
    topUp: false,
    pin: true,
  },
] as const

for (const { link, entries, register, ...money } of RIGHTS) {
  test(`PERM-12 the rights of: ${link}`, async ({ page, site }) => {
    await page.goto(`${await linkTo(site, link)}#drivers`)
    await expect(page.getByRole('list', { name: 'Drivers' }).getByRole('listitem')).toHaveCount(10)
    await expect(menu(page).getByRole('link')).toHaveCount(entries)
    await expect(button(page, 'Register')).toHaveCount(register ? 1 : 0)
    if (!('topUp' in money)) return
    await entry(page, 'Top up').click()
    await expect(page.getByRole('list', { name: 'Wallets of drivers' }).getByRole('listitem')).toHaveCount(10)
    await expect(button(page, /^Top up /)).toHaveCount(money.topUp ? 10 : 0)
    await expect(button(page, 'Change PIN')).toHaveCount(money.pin ? 1 : 0)
  })
}

test('EMB-02 without the admin there is only a message with Reload', async ({ page, site }) => {
  await page.route('**/driver/admin-info*', (route) => route.abort())
  await page.goto(await linkTo(site, FULL))
  await expect(button(page, 'Reload')).toBeVisible({ timeout: 30_000 })
  await expect(menu(page)).toBeHidden()
})

test('GDRV-13 /driver-list has the drivers with balance, history and edit', async ({ page, site }) => {
  await page.goto(await linkTo(site, 'Driver list'))
  await expect(page).toHaveTitle('Drivers · Fleet GIS')
  await button(page, /^Top up /)
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, /^History of /)
    .first()
    .click()
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  await page.keyboard.press('Escape')
  await button(page, /^Edit /)
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: 'Edit' })
  await popup.getByRole('textbox', { name: 'Member ID' }).fill('M-777')
  await popup.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Edited successfully.')).toBeVisible()
  await expect(page.getByText('M-777')).toBeVisible()
})
