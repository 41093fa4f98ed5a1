import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

// Enough drivers for some of them to be on a trip at any hour.
test.use({ drivers: 300 })

test('PMAP-19 the map of a group admin as a page, on the tiles of MARK-26: drivers, a list, a detail and a layer', {
  tag: '@ROUTE-13',
}, async ({ page, site }) => {
  const tile = page.waitForResponse(/\/tiles\/\d+\/\d+\/\d+\.svg/)
  await page.goto(await linkTo(site, 'Map: several groups'))
  expect(new URL(page.url()).pathname).toBe('/map')
  await expect(page).toHaveTitle('Map · Fleet GIS')
  expect((await tile).ok()).toBe(true)
  await expect(page.getByText(/^[\d,]+ drivers$/)).toBeVisible()
  await page.getByRole('button', { name: /On a trip$/ }).click()
  const list = page.getByRole('region', { name: 'On a trip' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list
    .getByRole('button', { name: /^Show on the map: ./ })
    .first()
    .click()
  await expect(list).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Details' }).click()
  const detail = page.getByRole('dialog', { name: 'Detail' })
  await expect(detail.getByText('Pickup')).toBeVisible()
  await detail.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Current trips').click()
  await expect(page.getByText(/^Shown: \d+$/)).toBeVisible()
})

test('VAL-31 without token, driver or group the map calls no server, and says what is missing', async ({
  page,
  site,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address)) calls.push(request.url())
  })
  // A token would be kept in the tab.
  for (const name of ['token', 'driverid', 'groupid']) {
    const address = new URL(await linkTo(site, 'Map: several groups'))
    address.searchParams.delete(name)
    await page.goto(address.href)
    await expect(page.getByText(`These parts of the address are missing: ${name}.`)).toBeVisible()
    expect(calls).toEqual([])
  }
})
