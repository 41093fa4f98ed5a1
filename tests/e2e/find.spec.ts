import type { Page } from '@playwright/test'
import { admin, viewer } from './people.ts'
import { expect, test } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

test('Ctrl+K finds a driver by name and Enter opens the page of the driver; Back closes the search', async ({
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/dashboard`)
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible()
  await openByKey(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/home\/dashboard/)
  // A filter that the page has written to its address does not stop the link of an overlay (CF-169).
  await page.getByRole('combobox', { name: 'Group' }).selectOption('G001')
  await expect(page).toHaveURL(/\/home\/dashboard\?group=G001/)
  await openByKey(page)
  const name = site.world.drivers[3]?.name.en ?? ''
  await page.keyboard.type(name)
  await expect(group(page, 'Drivers').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/home\/driver\/[^?]+\?q=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/dashboard/)
  await expect(dialog(page)).toBeHidden()
})

test('T11 All drivers opens the list with what was typed, and no address has it', async ({ page, site }) => {
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  await page.getByRole('button', { name: 'Search everything' }).click()
  await field(page).fill('aung')
  await group(page, 'Drivers').getByRole('option', { name: 'All drivers for “aung”' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search drivers' })).toHaveValue('aung')
  expect(page.url()).toBe(`${site.address}/home/driver-list`)
  // Another search of the same list, as if it were typed there.
  await openByKey(page)
  await field(page).fill('a')
  await group(page, 'Drivers').getByRole('option', { name: 'All drivers for “a”' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search drivers' })).toHaveValue('a')
  expect(page.url()).toBe(`${site.address}/home/driver-list`)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/map/)
})

test('CF-166 a group whose name arrives in Zawgyi is found by the name that it shows', async ({
  page,
  site,
}) => {
  const [first] = site.world.groups
  if (first) first.name = 'ေက်ာ္မင္း'
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  await page.getByRole('button', { name: 'Search everything' }).click()
  await field(page).fill('ကျော်')
  await expect(group(page, 'Groups').getByRole('option')).toContainText(['ကျော်မင်း'])
})

test('MENU-02 the search offers no vehicles and groups to a user whose menu lacks their pages', async ({
  page,
  site,
}) => {
  await site.keepSession(page, viewer.userId)
  await page.goto(`${site.address}/home/map`)
  await expect(page.getByRole('link', { name: 'Drivers' })).toBeVisible()
  await openByKey(page)
  await expect(group(page, 'Pages').getByRole('option')).toHaveText([
    'Map',
    'Bookings',
    'Chats',
    'Check-in list',
    'Drivers',
    'Places',
  ])
  await page.keyboard.type('aung')
  await expect(group(page, 'Drivers').getByRole('option').first()).toBeVisible()
  await expect(dialog(page).getByText(/Vehicles|Groups/)).toHaveCount(0)
})
