import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test('ROUTE-19 an owner’s map leads to the trips with its filters, to a detail, and back', async ({
  page,
  site,
}) => {
  await page.goto(await linkTo(site, 'Owner: several vehicles'))
  await expect(page).toHaveTitle('Owner map · Fleet GIS')
  await expect(page.getByText('5 vehicles', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'This week' })
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Trips on the map' }).press('Space')
  await expect(page.getByText(/^Shown: ([\d,]+) of \1$/)).toBeVisible()
  await expect(page).toHaveURL(/\/owner-map\?.*showdate=2/)
  await page.getByRole('link', { name: /^Trips \([\d,]+\)$/ }).click()

  await expect(page).toHaveTitle('Trips · Fleet GIS')
  await expect(page).toHaveURL(/\/trip-list\?.*showdate=2/)
  const cards = page.getByRole('list', { name: 'Trips' }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  const second = page.getByText(/^2 of \d+$/)
  await expect(second).toBeVisible()
  // Back from the map returns to the page of the list.
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await expect(page).toHaveTitle('Owner map · Fleet GIS')
  await expect(page).not.toHaveURL(/page=/)
  await page.goBack()
  await expect(second).toBeVisible()
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByText('Distance', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog leaves its entry of the history: a step that is under way aborts a reload.
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)

  // The filters and the page are in the address: a reload keeps them.
  await page.reload()
  await expect(second).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('week')
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'This month' })
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page).toHaveURL(/\/trip-list\?(?!.*page=)/)
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await expect(page).toHaveTitle('Owner map · Fleet GIS')
  await expect(page.getByText('5 vehicles', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('month')
  // Back from there to the trips, and to the map as it was left.
  await page.goBack()
  await expect(page).toHaveTitle('Trips · Fleet GIS')
  await page.goBack()
  await expect(page).toHaveTitle('Owner map · Fleet GIS')
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('week')
})

test('TRIP-01 the page of trips reads owner, look and filters from its query', async ({ page, site }) => {
  const address = new URL(await linkTo(site, 'Owner: trips of this month'))
  const { searchParams } = address
  const owner = searchParams.get('driverid')
  const vehicles = site.world.vehicles.filter(({ ownerKey }) => ownerKey === owner).slice(0, 2)
  expect(vehicles).toHaveLength(2)
  const filters = { search: 'aung', startdate: '2026-11-02', enddate: '2026-11-05' }
  for (const [name, value] of Object.entries({ ...filters, showdate: '4', language: 'my', theme: 'dark' }))
    searchParams.set(name, value)
  for (const { key } of vehicles) searchParams.append('vehicleid', key)
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/owner/trip-list'),
  )
  await page.goto(address.href)
  expect((await asked).postDataJSON()).toMatchObject({
    ...filters,
    driverid: owner,
    vehicleid: vehicles.map(({ key }) => key),
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expect(page.locator('[data-component="Fleet"]')).toHaveAttribute('data-theme', 'dark')
  expect(new URL(page.url()).searchParams.has('token')).toBe(false)
})
