import type { Page } from '@playwright/test'
import { operator } from './people.ts'
import { expect, type Site, test } from './site.ts'

/** Opens a page of the console with an earlier sign-in. */
async function open(page: Page, site: Site, path: string): Promise<void> {
  await site.keepSession(page, operator.userId)
  await page.goto(site.address + path)
}

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page) => page.getByRole('combobox', { name: 'Group' })
const userId = (page: Page) => page.getByRole('searchbox', { name: 'Search by user ID or name' })
const numbers = (page: Page) => page.getByRole('row').getByRole('cell').first()

test('CHK-01 an operator filters check-ins, and Back restores filters, page and scroll', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await open(page, site, '/home/checkin-list')
  await expect(page).toHaveTitle('Check-in list · Fleet GIS')
  await expect(crumbs(page)).toHaveText(['Home', 'Checkin-list'])
  await userId(page).fill('driver00')
  await button(page, 'Page 2').click()
  await expect(numbers(page)).toHaveText('11')
  // The search text may be a phone number or an e-mail address: it is not in the address.
  await expect(page).toHaveURL(`${site.address}/home/checkin-list?page=2`)
  await page.evaluate(() => scrollTo(0, 50))
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(50)
  // Without the mouse, which would scroll to the link.
  await page.getByRole('link', { name: 'Drivers' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible()
  await page.goBack()
  await expect(userId(page)).toHaveValue('driver00')
  await expect(numbers(page)).toHaveText('11')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50)
  // The name that a row shows finds it too, from the first page on.
  const driver = page.getByRole('row').getByRole('link').first()
  const name = (await driver.textContent()) ?? ''
  await userId(page).fill(name)
  await expect(numbers(page)).toHaveText('1')
  await expect(driver).toHaveText(name)
})

test('CF-126 a chosen language replaces that of the address, and page and search stay', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/checkin-list?language=en')
  await userId(page).fill('driver00')
  await button(page, 'Page 2').click()
  await expect(page).toHaveURL(`${site.address}/home/checkin-list?page=2&language=en`)
  await button(page, 'Settings').click()
  await page.getByRole('radio', { name: 'မြန်မာ' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expect(page).toHaveURL(`${site.address}/home/checkin-list?page=2`)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('driver00')
  await expect(numbers(page)).toHaveText('11')
})

test('CHK-10 Clear filters takes search and days from the page and its address', async ({ page, site }) => {
  await open(page, site, '/home/checkin-list?startdate=2026-11-19&enddate=2026-11-20')
  await userId(page).fill('no such driver')
  await button(page, 'Clear filters').click()
  await expect(page).toHaveURL(`${site.address}/home/checkin-list`)
  await expect(userId(page)).toHaveValue('')
  await expect(numbers(page)).toHaveText('1')
})

test('DRV-01 an operator adds to a balance; if the answer is lost the ledger tells the outcome', async ({
  page,
  site: { world, ...site },
}) => {
  const driver = world.drivers.find(({ groupId }) => groupId === 'G001')
  const owner = driver && world.roster.find(driver.key)
  if (!owner) throw new Error('G001 has no driver.')
  const name = owner.profile.name.en
  const balance = () => world.wallets.balance(owner, 'G001', world.now)
  await open(page, { world, ...site }, '/home/driver-list')
  await expect(crumbs(page)).toHaveText(['Home', 'Driver'])
  await group(page).selectOption('G001')
  await expect(page).toHaveURL(`${site.address}/home/driver-list?group=G001`)
  await button(page, name).click()
  await page.getByRole('menuitem', { name: 'Add balance' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
  await button(page, 'Continue').click()
  const before = balance()
  world.faults.set([{ kind: 'badJson', endpoint: 'EP-A18', times: 1 }])
  await button(page, 'Top up 5,000 MMK').dblclick()
  await expect(page.getByText(`5,000 MMK was added to the wallet of ${name}.`)).toBeVisible()
  expect(balance()).toBe(before + 5000)
  await button(page, 'OK').click()
  await page.reload()
  await expect(group(page)).toHaveValue('G001')
})
