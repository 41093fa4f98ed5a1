import { linkTo } from './linkTo.ts'
import { guest } from './people.ts'
import { expect, test } from './site.ts'

test('CF-155 staff reach the pages about places by the menu, and add the place of an unknown name', {
  tag: ['@ROUTE-18', '@LOC-01', '@LOC-02', '@LOC-15'],
}, async ({ page, site }) => {
  const { gazetteer, savedPlaces } = site.world
  // The geocoder has some places without a name, and some in Burmese.
  const plain = gazetteer.filter(({ index }) => index % 4 !== 3 && index % 9 !== 4)
  const known = new Set(plain.map((spot) => spot.name.en))
  const name = savedPlaces.unknown().find((one) => known.has(one)) ?? ''
  await site.keepSession(page, 'admin@fleetgis.example')
  await page.goto(`${site.address}/home/map`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Places' }).click()
  await expect(page).toHaveTitle('Add Locations · Fleet GIS')
  await expect(page).toHaveURL(`${site.address}/location`)
  await expect(page.getByRole('heading', { name: 'Add Locations' })).toBeVisible()
  await page.getByRole('link', { name: 'Unknown locations' }).click()
  await expect(page).toHaveURL(`${site.address}/unknown-location`)
  await expect(menu.getByRole('link', { name: 'Places' })).toHaveAttribute('aria-current', 'page')

  // The name may be on a later page.
  const card = page.getByRole('link', { name, exact: true })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeVisible()
  const first = page.getByRole('main').getByRole('listitem').first()
  while (!(await card.isVisible())) {
    const before = (await first.textContent()) ?? ''
    await next.click()
    await expect(first).not.toHaveText(before)
  }
  await card.click()
  await expect(page).toHaveURL(`${site.address}/location?${new URLSearchParams({ name })}`)
  await expect(page.getByRole('searchbox', { name: 'Search for a place' })).toHaveValue(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  // One place of two providers is a row of either table (CF-183).
  const results = page.getByRole('table', { name: /^Results of / })
  await results.getByRole('row').filter({ hasText: name }).getByRole('button').first().click()
  await expect(page.getByText('Successfully added.')).toBeVisible()
  expect(savedPlaces.unknown()).not.toContain(name)

  // The menu stays on every page.
  await page.getByRole('link', { name: 'Review Data' }).click()
  await expect(page).toHaveURL(`${site.address}/check-location`)
  await expect(page.getByRole('heading', { name: 'Review Data' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Fleet GIS')
  await page.getByRole('searchbox', { name: 'Search places' }).fill(name)
  await page.keyboard.press('Enter')
  await page
    .getByRole('switch', { name: `Show ${name}` })
    .first()
    .press('Space')
  await expect(page.getByText('Updated successfully')).toBeVisible()
})

test('LOC-25 Back from an unknown name returns to its page of the list', async ({ page, site }) => {
  await site.keepSession(page, 'admin@fleetgis.example')
  await page.goto(`${site.address}/unknown-location`)
  await page.getByRole('button', { name: 'Next' }).click()
  // The thirteenth name is the first one of the second page.
  const card = page.getByRole('link', { name: site.world.savedPlaces.unknown()[12] ?? '', exact: true })
  await card.click()
  await expect(page).toHaveTitle('Add Locations · Fleet GIS')
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/unknown-location?page=2`)
  await expect(card).toBeVisible()
})

test('T11 Back and a reload keep page and search of the places to review', async ({ page, site }) => {
  await site.keepSession(page, 'admin@fleetgis.example')
  await page.goto(`${site.address}/check-location`)
  const search = page.getByRole('searchbox', { name: 'Search places' })
  await search.fill('Street')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  // The search is not in the address.
  await expect(page).toHaveURL(`${site.address}/check-location?page=2`)
  const expectKept = async () => {
    await expect(search).toHaveValue('Street')
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.reload()
  await expectKept()
  await page.getByRole('link', { name: 'Unknown locations' }).click()
  await expect(page).toHaveURL(`${site.address}/unknown-location`)
  await page.goBack()
  await expectKept()
})

test('T11 Back and a reload keep what was searched last, also after a place that was found by Ctrl+K', async ({
  page,
  site,
}) => {
  await site.keepSession(page, 'admin@fleetgis.example')
  await page.goto(`${site.address}/home/map`)
  await page.getByRole('button', { name: 'Search everything' }).click()
  const found = site.world.savedPlaces.all()[0]?.name ?? ''
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  await dialog.getByRole('combobox').fill(found)
  await dialog.getByRole('group', { name: 'Places' }).getByRole('option').first().click()
  const field = page.getByRole('combobox', { name: 'Find a place' })
  await expect(field).toHaveValue(found)
  await field.fill('Street')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.address}/search-location?page=2`)
  await page.reload()
  await expect(field).toHaveValue('Street')
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // A press on the link of the page shows all places again.
  await page.getByRole('link', { name: 'Search Locations' }).click()
  await expect(page).toHaveURL(`${site.address}/search-location`)
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(field).toHaveValue('Street')

  // Add Locations: Back shows the results without another call, a reload fills the field alone (CF-82).
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/search?')) calls += 1
  })
  await page.getByRole('link', { name: 'Add Locations' }).click()
  const name = page.getByRole('searchbox', { name: 'Search for a place' })
  await name.fill('Yangon')
  await page.keyboard.press('Enter')
  const addAll = page.getByRole('button', { name: 'Add All' })
  await expect(addAll).toBeEnabled()
  await expect(page).toHaveURL(`${site.address}/location`)
  await page.getByRole('link', { name: 'Search Locations' }).click()
  await expect(page).toHaveURL(`${site.address}/search-location`)
  await page.goBack()
  await expect(name).toHaveValue('Yangon')
  await expect(addAll).toBeEnabled()
  await page.reload()
  await expect(name).toHaveValue('Yangon')
  await expect(page.getByText('Press Search to apply.')).toBeVisible()
  expect(calls).toBe(1)
})

test('TOAST-08 a web view with a token has no menu, and one provider may fail', async ({ page, site }) => {
  await page.goto(await linkTo(site, 'Places: add'))
  await expect(page.getByRole('heading', { name: 'Add Locations' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await page.route('**/search?*', (route) => route.abort())
  await page.getByRole('searchbox').fill('Yangon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Error fetching suggestions:')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Results of Photon' }).getByRole('row')).toHaveCount(6)
})

test('CF-155 without a session the pages lead to the sign-in, and a role without places is refused', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/check-location`)
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
  await site.keepSession(page, guest.userId)
  await page.goto(`${site.address}/check-location`)
  await expect(page.getByText('Your role may not see places.')).toBeVisible()
})
