import type { Page } from '@playwright/test'
import { admin, operator } from './people.ts'
import { expect, type Site, test } from './site.ts'

/** Opens a page of the console with an earlier sign-in. */
async function open(page: Page, site: Site, path: string, { userId } = admin): Promise<void> {
  await site.keepSession(page, userId)
  await page.goto(site.address + path)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('CF-128 an admin gives a group a rate; a refused save keeps what was typed', async ({ page, site }) => {
  const group = site.world.groups.at(-1)
  if (!group) throw new Error('The world has no groups.')
  await open(page, site, '/home/rate')
  await expect(page).toHaveTitle('Rates · Fleet GIS')
  await button(page, 'Add rate').click()
  await expect(page).toHaveURL(`${site.address}/home/rate-form/new`)
  await expect(button(page, 'Domain')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('combobox', { name: 'Group' }).selectOption(group.id)
  await field(page, 'Initial fare').fill('2000')
  await field(page, 'Charge per kilometre').fill('800')
  await field(page, 'Charge per waiting minute').fill('0')
  site.world.faults.set([{ kind: 'status', status: 500, endpoint: 'EP-A28', times: 1 }])
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'Initial fare')).toHaveValue('2,000')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(`${site.address}/home/rate`)
  await expect(page.getByRole('row', { name: group.name })).toContainText('2,000')
  expect(site.world.rates.of(group.id, site.world.now)).toMatchObject([{ initial: 2000, perKm: 800 }])
})

test('ROUTE-26 an admin takes a right away, and the next check of its route refuses it', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/role?sort=-name')
  await expect(page).toHaveTitle('Roles · Fleet GIS')
  await button(page, 'Edit Operator').click()
  // The crumb leads where Cancel and Save do (decision 44).
  await expect(page.getByRole('main').getByRole('link', { name: 'Roles' })).toHaveAttribute(
    'href',
    '/home/role?sort=-name',
  )
  await page.getByRole('group', { name: 'Vehicles' }).getByText('View').click()
  await expect(page.getByRole('checkbox', { name: 'View: Vehicles' })).not.toBeChecked()
  await button(page, 'Save').click()
  await expect(page).toHaveURL(`${site.address}/home/role?sort=-name`)
  await open(page, site, '/home/driver-list', operator)
  await expect(page.getByRole('link', { name: 'Drivers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vehicles' })).toHaveCount(0)
})

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('CF-128 a form with unsaved input asks before it is left by Back, a link or the tab', async ({
  page,
  site,
}) => {
  const form = `${site.address}/home/rate-form/new`
  await open(page, site, '/home/rate')
  await button(page, 'Add rate').click()
  await expect(field(page, 'Initial fare')).toBeVisible()
  // Nothing is typed yet.
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/home/rate`)
  await page.goForward()
  await field(page, 'Initial fare').fill('2000')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await button(page, 'Stay').click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(form)
  await expect(field(page, 'Initial fare')).toHaveValue('2,000')
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('main').getByRole('link', { name: 'Rates' }).click()
  await button(page, 'Stay').click()
  await expect(page).toHaveURL(form)
  await page.goBack()
  await button(page, 'Leave').click()
  await expect(page).toHaveURL(`${site.address}/home/rate`)
  await expect(page).toHaveTitle('Rates · Fleet GIS')
})

test('CF-128 where its question cannot be loaded, the browser asks before unsaved input is left', async ({
  page,
  site,
}) => {
  await page.route(/LeaveQuestion/, (route) => route.abort())
  await open(page, site, '/home/rate-form/new')
  await field(page, 'Initial fare').fill('2000')
  /** Presses a link, which ends when the question is answered. */
  async function press(answer: 'accept' | 'dismiss') {
    const asked = page.waitForEvent('dialog')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const pressed = menu.getByRole('link', { name: 'Map' }).click()
    const dialog = await asked
    expect(dialog.message()).toBe('Leave without saving?\nWhat you have changed is not saved.')
    await dialog[answer]()
    await pressed
  }
  await press('dismiss')
  await expect(page).toHaveURL(`${site.address}/home/rate-form/new`)
  await expect(field(page, 'Initial fare')).toHaveValue('2,000')
  await press('accept')
  await expect(page).toHaveURL(`${site.address}/home/map`)
})

const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  '/home/role-form/2': (page) => field(page, 'Name').fill('Dispatcher'),
  '/home/domain-form/G001': async (page) => {
    const type = page.getByRole('combobox', { name: 'Booking type' })
    await type.selectOption((await type.inputValue()) === '1' ? '2' : '1')
  },
  '/check-location': async (page) => {
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^Name of / }).fill('Old market')
  },
}

for (const [path, change] of Object.entries(CHANGES))
  test(`CF-128 the menu asks before it leaves unsaved input of ${path}`, async ({ page, site }) => {
    await open(page, site, path)
    await change(page)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Map' }).click()
    await expect(question(page)).toBeVisible()
    await button(page, 'Leave').click()
    await expect(page).toHaveURL(`${site.address}/home/map`)
  })
