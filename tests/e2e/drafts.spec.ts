import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { admin, viewer } from './people.ts'
import { expect, type Site, signIn, test } from './site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fleetgis.draft.')))

/** The form of a rate, with a typed initial fare. */
async function openTyped(page: Page, site: Site): Promise<string> {
  const [rate] = site.world.rates.all()
  if (!rate) throw new Error('The world has no rates.')
  await site.keepSession(page, admin.userId)
  const address = `${site.address}/home/rate-form/${rate.id}`
  await page.goto(address)
  await field(page, 'Initial fare').fill('1555')
  return address
}

/** The server ends the session; `act` sends a call. */
async function expire(page: Page, site: Site, act = () => button(page, 'Save').click()): Promise<void> {
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { status: 401, message: 'no' },
      }),
    )
  await refuse('**/generate/renew-token')
  await page.evaluate(() => localStorage.setItem('fleetgis.access_token', 'grown-old'))
  await act()
  await expect(page).toHaveURL(`${site.address}/login`)
  await page.unroute('**/generate/renew-token')
}

test('decision 33 a form survives a reload and an expired session, and the sign-in leads back to it', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const address = await openTyped(page, site)
  const [rate] = site.world.rates.all()
  if (!rate) throw new Error('The world has no rates.')
  // A field that is saved elsewhere meanwhile shows what was saved.
  await field(page, 'Charge per kilometre').fill('777')
  site.world.rates.save({ ...rate, perKm: 900 }, site.world.now)
  await page.reload()
  await expect(field(page, 'Initial fare')).toHaveValue('1,555')
  await expect(field(page, 'Charge per kilometre')).toHaveValue('900')

  await expire(page, site)
  await signIn(page, admin)
  await expect(page).toHaveURL(address)
  await expect(field(page, 'Initial fare')).toHaveValue('1,555')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(`${site.address}/home/rate`)
  expect(await kept(page)).toEqual([])
  expect(site.world.rates.all().find(({ id }) => id === rate.id)).toMatchObject({ initial: 1555, perKm: 900 })
})

test('decision 33 a session that expires in another tab says so here, and the sign-in leads back', async ({
  page,
  site,
  context,
}) => {
  const address = await openTyped(page, site)
  const other = await context.newPage()
  await other.goto(address)
  await field(other, 'Initial fare').fill('1666')
  // The message goes after some seconds.
  await Promise.all([expect(page.getByText('Session Expired')).toBeVisible(), expire(other, site)])
  await expect(page).toHaveURL(`${site.address}/login`)
  await signIn(page, admin)
  await expect(page).toHaveURL(address)
  await expect(field(page, 'Initial fare')).toHaveValue(/^1,?555$/)
})

test('decision 33 the sign-in after an expired session leads back to a list with its search', async ({
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  const address = `${site.address}/home/driver-list`
  await page.goto(address)
  const search = page.getByRole('searchbox', { name: 'Search drivers' })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await search.fill('Aung')
  await expire(page, site, () => search.press('Enter'))
  await signIn(page, admin)
  await expect(page).toHaveURL(address)
  await expect(search).toHaveValue('Aung')
})

test('decision 33 after an expired session another user starts elsewhere, without the drafts', async ({
  page,
  site,
}) => {
  await openTyped(page, site)
  await expire(page, site)
  expect(await kept(page)).not.toEqual([])
  await signIn(page, viewer)
  await expect(page).toHaveURL(`${site.address}/home/map`)
  expect(await kept(page)).toEqual([])
})

test('decision 33 Leave discards the draft, and so does a Sign Out', async ({ page, site }) => {
  const address = await openTyped(page, site)
  await page.getByRole('link', { name: 'Map' }).first().click()
  await button(page, 'Leave').click()
  await expect(page).toHaveURL(`${site.address}/home/map`)
  expect(await kept(page)).toEqual([])

  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(address)
  await field(page, 'Initial fare').fill('1666')
  await page.goto(`${site.address}/home/rate`)
  await expect(button(page, 'Add rate')).toBeVisible()
  expect(await kept(page)).toHaveLength(1)
  await button(page, 'Settings').click()
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL(`${site.address}/login`)
  expect(await kept(page)).toEqual([])
})

test('decision 33 the registration of a driver is open again after a reload, filled', async ({
  page,
  site,
}) => {
  await page.goto(`${await linkTo(site, 'Group panel: with a PIN, registers drivers')}#drivers`)
  await button(page, 'Register').click()
  const form = page.getByRole('dialog', { name: 'Registration' })
  await field(page, 'Name').fill('Ko Aung')
  await page.reload()
  await expect(form).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Ko Aung')
})

test('decision 42 an unsent message is there after the web view was killed, for its user and app, and no other ever sees it', async ({
  context,
  site,
}) => {
  const link = await linkTo(site, 'Driver: chat about a booking')
  /** Opens a web view, as the host app does: with nothing of the tab before. */
  async function open(address: string) {
    const view = await context.newPage()
    await view.goto(address)
    await expect(field(view, 'Message')).toBeVisible()
    return { view, message: field(view, 'Message'), kill: () => view.close() }
  }
  const first = await open(link)
  await first.message.fill('At the second gate')
  await first.kill()

  // The same driver, by the other id.
  const list = await context.newPage()
  await list.goto(await linkTo(site, 'Driver: bookings'))
  await expect(list).toHaveTitle('Bookings · Fleet GIS')
  await list.close()

  const otherApp = new URL(link)
  otherApp.searchParams.set('appid', '002')
  const ofOtherApp = await open(otherApp.href)
  await expect(ofOtherApp.message).toHaveValue('')
  await ofOtherApp.kill()

  const again = await open(link)
  await expect(again.message).toHaveValue('At the second gate')
  const onDevice = await again.view.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(onDevice).toContain('At the second gate')
  expect(onDevice).not.toContain(new URL(link).searchParams.get('token'))
  await again.kill()

  const other = await open(await linkTo(site, 'Passenger: chat about a booking'))
  await expect(other.message).toHaveValue('')
  expect(await other.view.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('second gate')
  await other.kill()
  const last = await open(link)
  await expect(last.message).toHaveValue('')
})
