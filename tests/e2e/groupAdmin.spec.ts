import type { Page, Route } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const FULL = 'Group panel: with a PIN, registers drivers'
const PLAIN = 'Group panel: without a PIN'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Panels' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, / })
const hash = (page: Page) => page.evaluate(() => location.hash)

test('EMB-01 panels are in the fragment, and Back leads from each to the welcome (CF-141)', {
  tag: '@ROUTE-12',
}, async ({ page, site }) => {
  await page.goto(await linkTo(site, FULL))
  expect(new URL(page.url()).pathname).toBe('/groupadmin')
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

  // Each panel keeps its filters while the page stays open.
  const search = page.getByRole('searchbox')
  await entry(page, 'Drivers').click()
  await search.fill('zzyzx')
  await search.press('Enter')
  await entry(page, 'Approval').click()
  await page.getByRole('radio', { name: 'Month' }).check({ force: true })
  await entry(page, 'Top up').click()
  await expect(button(page, 'Change PIN')).toBeVisible()
  await expect(search).toHaveValue('')
  await search.fill('aung')
  await search.press('Enter')
  await entry(page, 'Drivers').click()
  await expect(search).toHaveValue('zzyzx')
  await entry(page, 'Top up').click()
  await expect(search).toHaveValue('aung')
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  await entry(page, 'Approval').click()
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
  expect(await page.evaluate(() => location.search)).toBe(query)

  // A page opened with a panel has the welcome below it, also after a reload.
  await page.goto(`${await linkTo(site, PLAIN)}#map`)
  await expect(page.getByRole('region', { name: 'Map of vehicles' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Map of vehicles' })).toBeVisible()
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
})

test('PERM-12 a group without registration and PIN has all panels, and neither Register nor Change PIN', async ({
  page,
  site,
}) => {
  await page.goto(`${await linkTo(site, PLAIN)}#drivers`)
  await expect(page.getByRole('list', { name: 'Drivers' }).getByRole('listitem')).toHaveCount(10)
  await expect(menu(page).getByRole('link')).toHaveCount(5)
  await expect(button(page, 'Register')).toHaveCount(0)
  await entry(page, 'Top up').click()
  await expect(page.getByRole('list', { name: 'Wallets of drivers' }).getByRole('listitem')).toHaveCount(10)
  await expect(button(page, /^Top up /)).toHaveCount(10)
  await expect(button(page, 'Change PIN')).toHaveCount(0)
})

test('GDRV-13 /driver-list has the drivers with balance, history and edit', { tag: '@ROUTE-16' }, async ({
  page,
  site,
}) => {
  await page.goto(await linkTo(site, 'Driver list'))
  expect(new URL(page.url()).pathname).toBe('/driver-list')
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
  const search = page.getByRole('searchbox')
  await search.fill('M-777')
  await search.press('Enter')
  await page.reload()
  await expect(search).toHaveValue('M-777')
  expect(page.url()).not.toContain('M-777')
})

/** Opens the top-up of the first driver, up to its confirmation; the call waits until `release`. */
async function holdTopUp(page: Page, answers: (route: Route) => Promise<void>) {
  await button(page, /^Top up /)
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
  await page.keyboard.press('Enter')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const sent = page.waitForRequest('**/driver/self/add-balance')
  await page.route('**/driver/self/add-balance', async (route) => {
    await released
    await answers(route)
  })
  await button(page, 'Top up 5,000 MMK').click()
  await sent
  return release
}

test('R5 while a top-up is sent, Back, Escape and a press outside leave its popup and the panel', async ({
  page,
  site,
}) => {
  await page.goto(await linkTo(site, PLAIN))
  await page.getByRole('link', { name: /Add money to the wallets/ }).click()
  const release = await holdTopUp(page, (route) => route.continue())
  const popup = page.getByRole('dialog')
  for (const leave of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(popup.getByText('Being sent.')).toBeVisible()
    await expect.poll(() => hash(page)).toBe('#topUp')
  }
  await expect(popup.getByRole('button', { name: 'Close' })).toBeDisabled()
  await expect(popup.getByRole('button', { name: 'Back' })).toBeDisabled()
  release()
  await expect(popup.getByText('was added to the wallet of')).toBeVisible()
  await button(page, 'OK').click()
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
})

test('R5 a page that goes while a top-up is sent tells what became of it when it is opened again', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(`${await linkTo(site, PLAIN)}#topUp`)
  const release = await holdTopUp(page, async (route) => void (await route.fetch()))
  release()
  await page.goto('about:blank')
  await page.goto(await linkTo(site, PLAIN))
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /5,000 MMK, sent at .* was added/ })).toBeVisible()
  await button(page, 'OK').click()
  await page.reload()
  await expect(welcome(page)).toBeVisible()
  await expect(page.locator('[data-component="KeptTopUps"]')).toBeHidden()
})
