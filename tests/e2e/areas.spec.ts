import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ROUTES } from '../../apps/console/src/findRoute.ts'
import { admin, operator, viewer } from './people.ts'
import { expect, type Person, type Site, test } from './site.ts'

/** Opens a page of the console with an earlier sign-in. */
async function open(page: Page, site: Site, path: string, { userId }: Person = admin): Promise<void> {
  await site.keepSession(page, userId)
  await page.goto(site.address + path)
}

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('ROUTE-28 each area of the console is a chunk of its own', () => {
  const pages = ROUTES.flatMap(({ page, frame }) => (frame?.name === 'StaffFrame' && page) || [])
  const chunks = readdirSync('apps/console/dist/assets').filter((name) => name.endsWith('.js'))
  expect(pages.length).toBeGreaterThanOrEqual(11)
  for (const name of pages)
    expect(
      chunks.filter((chunk) => chunk.startsWith(`${name}-`)),
      name,
    ).toHaveLength(1)
})

test('T21 no file of the build has a part of the sandbox', () => {
  const files = readdirSync('apps/console/dist', { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /mockServiceWorker|sandbox/i.test(name))).toEqual([])
  const isOfSandbox = (name: string) =>
    /\bmsw\b|mockServiceWorker|createSandbox|createHandlers|setupWorker/.test(
      readFileSync(`apps/console/dist/${name}`, 'utf8'),
    )
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(isOfSandbox)).toEqual([])
})

test('CF-127 an operator opens a vehicle from the list, and Back restores the page of the list', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/vehicle', operator)
  await expect(page).toHaveTitle('Vehicles · Fleet GIS')
  const first = page.getByRole('rowheader').getByRole('link').first()
  const onPageOne = (await first.textContent()) ?? ''
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`${site.address}/home/vehicle?page=2`)
  await expect(first).not.toHaveText(onPageOne)
  const vehicle = page.getByRole('rowheader').getByRole('link').nth(3)
  const number = (await vehicle.textContent()) ?? ''
  await vehicle.click()
  await expect(page).toHaveTitle(`${number} · Fleet GIS`)
  await expect(crumbs(page)).toHaveText(['Home', 'Vehicles', number])
  await expect(heading(page)).toHaveText(number)
  // The name of its driver finds it.
  await expect(page).toHaveURL(/\/home\/vehicle-form\/[^?]+\?q=/)
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await page.goBack()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  // An unknown one says so in the shell.
  await page.goto(`${site.address}/home/vehicle-form/9223372036854775807`)
  await expect(page.getByText('There is no such vehicle')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('CF-126 T11 the menu opens a list without its search, also where the address had a theme', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/driver-list?theme=dark', operator)
  const search = page.getByRole('searchbox')
  await search.fill('Aung')
  await search.press('Enter')
  await expect.poll(() => page.evaluate(() => history.state?.search)).toBe('Aung')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Drivers' }).click()
  await expect(page).toHaveURL(`${site.address}/home/driver-list`)
  await expect(search).toHaveValue('')
  await page.goBack()
  await expect(search).toHaveValue('Aung')
})

test('CF-186 a driver’s name leads to the page of the driver, which a reload keeps, and Back to the list', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/checkin-list', operator)
  const driver = page.getByRole('rowheader').getByRole('link').first()
  const name = (await driver.textContent()) ?? ''
  await driver.click()
  await expect(crumbs(page)).toHaveText(['Home', 'Drivers', name])
  await expect(page.getByRole('heading', { name: 'Trips today' })).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText(name)
  // The lists of other days search for the driver, and no address has the user id (T11).
  const ofDriver = page.getByRole('navigation', { name: 'Of this driver' }).getByRole('link')
  await expect(ofDriver).toHaveText(['Trip routes', 'Check-in list'])
  await ofDriver.first().click()
  await expect(page).toHaveURL(`${site.address}/home/polyline-list?period=7days`)
  await expect(page.getByRole('searchbox')).toHaveValue(/^(\+?\d+|\S+@\S+)$/)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/home/checkin-list`)
  await open(page, site, '/home/driver-list?group=G001', operator)
  const row = page.getByRole('rowheader').getByRole('button').first()
  const other = (await row.textContent()) ?? ''
  await row.click()
  await page.getByRole('menuitem', { name: 'Open driver page' }).click()
  await expect(heading(page)).toHaveText(other)
  // The wallet is that of the list's group.
  await expect(page).toHaveURL(/[?&]group=G001$/)
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('G001')

  // Back from a driver, and a reload, find the map where it was left, with its popup.
  await open(page, site, '/home/map', operator)
  await page.getByRole('button', { name: 'List of vehicles' }).click()
  const named = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Call / }) })
  await named.first().getByRole('button').first().click()
  const zoom = () => page.evaluate(() => history.state?.view?.zoom)
  // A row moves the map from 11 to 14.
  await expect.poll(zoom).toBe(14)
  const popup = page.getByRole('dialog')
  const person = popup.getByRole('link').first()
  const third = (await person.textContent()) ?? ''
  await person.click()
  await expect(heading(page)).toHaveText(third)
  await page.goBack()
  await expect(person).toHaveText(third)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(zoom).toBe(15)
  await page.reload()
  await expect(person).toHaveText(third)
})

test('CF-186 a group’s name leads to the page of the group, for who may open it', async ({
  page,
  otherPage,
  site,
}) => {
  await open(page, site, '/home/checkin-list')
  const group = page.getByRole('cell').getByRole('link').first()
  const name = (await group.textContent()) ?? ''
  await group.click()
  await expect(heading(page)).toHaveText(name)
  // From there the pages of the menu that show one group.
  const ofGroup = page.getByRole('navigation', { name: 'Of this group' }).getByRole('link')
  await expect(ofGroup).toHaveText([
    'Map',
    'Bookings',
    'Check-in list',
    'Drivers',
    'Vehicles',
    'Dashboard',
    'Driver report',
    'Trip routes',
  ])
  await ofGroup.nth(3).click()
  await expect(page).toHaveURL(/\/home\/driver-list\?group=G\d+$/)
  await expect(page.getByRole('combobox', { name: 'Group' }).locator('option:checked')).toHaveText(name)
  await page.goBack()
  await expect(heading(page)).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/home/checkin-list`)
  // Groups are not in the operator's menu.
  await open(otherPage, site, '/home/checkin-list', operator)
  await expect(otherPage.getByRole('rowheader').getByRole('link').first()).toBeVisible()
  await expect(otherPage.getByRole('cell', { name: / G\d{3}$/ }).first()).toBeVisible()
  await expect(otherPage.getByRole('cell').getByRole('link')).toHaveCount(0)
})

test('GUARD-07 a route is opened from the list and replayed; its address finds it again', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/polyline-list?period=7days', operator)
  const trip = page.getByRole('rowheader').getByRole('link').nth(5)
  const id = (await trip.textContent()) ?? ''
  await trip.click()
  await expect(heading(page)).toHaveText(id)
  await page.reload()
  const time = page.getByRole('slider', { name: 'Time on the trip' })
  await expect(time).toHaveValue('0')
  await page.getByText('16x').click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(5)
  // The crumb leads to the trips of its day and group.
  await page.getByRole('main').getByRole('link', { name: 'Trip routes' }).click()
  await expect(page).toHaveURL(
    /\/home\/polyline-list\?period=range&startdate=[\d-]+&enddate=[\d-]+&groups=G\d+$/,
  )
  await expect(page.getByRole('link', { name: id })).toBeVisible()
  await page.goto(`${site.address}/home/polyline-detail/nothing`)
  await expect(page.getByText('This trip is not in these days')).toBeVisible()
})

test('DASH-04 the dashboard keeps period and group in its address, and failed figures can be loaded again', async ({
  page,
  site,
}) => {
  // A refusal: after an outage the figures would come by themselves.
  site.world.faults.set([{ kind: 'status', status: 400, endpoint: 'EP-B37' }])
  await open(page, site, '/home/dashboard?period=7days&group=G001')
  await expect(page.getByRole('region', { name: 'Day by day' }).getByRole('rowheader')).toHaveCount(8)
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('G001')
  const figures = page.getByRole('region', { name: 'Figures of the period' })
  await expect(figures.getByRole('alert')).toBeVisible()
  site.world.faults.set([])
  await figures.getByRole('button', { name: 'Try again' }).click()
  await expect(figures.getByText(/^Drivers' income [\d,]+ MMK$/)).toBeVisible()
  await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded()
  // The bars are drawn under the policy of the console.
  await expect(page.locator('[data-component="DayCharts"] path')).toHaveCount(16)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page).toHaveURL(/&table=1$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hide the table' })).toBeVisible()
})

test('DASH-07 the driver report is saved as a file, and Back from a driver restores its page', async ({
  page,
  site,
}) => {
  await open(page, site, '/home/driver-report')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^driver-report-.*\.csv$/)
  const driver = page.getByRole('rowheader').getByRole('link').first()
  const onPageOne = (await driver.textContent()) ?? ''
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`${site.address}/home/driver-report?page=2`)
  await expect(driver).not.toHaveText(onPageOne)
  const name = (await driver.textContent()) ?? ''
  await driver.click()
  await expect(heading(page)).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('CF-156 pages whose list is not in the menu are no links: the trips of a driver, the driver report', async ({
  page,
  site,
}) => {
  const [driver] = site.world.drivers
  const path = `/home/driver/${driver?.key}?q=${encodeURIComponent(driver?.name.en ?? '')}`
  const trips = page.getByRole('table', { name: 'Trips' })
  await open(page, site, path, viewer)
  await expect(trips.getByRole('rowheader').first()).toBeVisible()
  await expect(trips.getByRole('link')).toHaveCount(0)
  const more = page.getByRole('navigation', { name: 'Of this driver' })
  await expect(more.getByRole('link')).toHaveText(['Check-in list'])
  await open(page, site, '/home/dashboard', operator)
  await expect(page.getByRole('table', { name: 'Driver ranking' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Driver report' })).toHaveCount(0)

  await open(page, site, path)
  await trips.getByRole('rowheader').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/home\/polyline-detail\//)
  await open(page, site, '/home/dashboard')
  await page
    .getByRole('region', { name: 'Driver ranking' })
    .getByRole('link', { name: 'Driver report' })
    .click()
  await expect(page).toHaveURL(/\/home\/driver-report/)
})
