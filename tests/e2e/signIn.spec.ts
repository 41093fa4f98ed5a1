import { admin, guest } from './people.ts'
import { expect, fillSignIn, signIn, test } from './site.ts'

test('ROUTE-01 the empty path opens the sign-in page', { tag: '@ROUTE-02' }, async ({ page, site }) => {
  await page.goto(site.address)
  await expect(page).toHaveURL(`${site.address}/login`)
  await expect(page).toHaveTitle('Sign In · Fleet GIS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
})

test('ERR-04 a wrong password says so, and the next try leads to the map with a fresh bot check', {
  tag: '@AUTH-08',
}, async ({ page, site }) => {
  await page.goto(`${site.address}/login`)
  await signIn(page, { ...admin, password: 'not-the-one' })
  await expect(page.getByRole('alert')).toHaveText('Wrong User ID or password.')
  await signIn(page, admin)
  await expect(page).toHaveURL(`${site.address}/home/map`)
  await expect(page.getByRole('region', { name: 'Map' })).toBeVisible()
})

test('AUTH-07 role 0 goes to the success page, and from there home', async ({ page, site }) => {
  await page.goto(`${site.address}/login`)
  await signIn(page, guest)
  await expect(page).toHaveURL(`${site.address}/success`)
  await expect(page).toHaveTitle('Successful! · Fleet GIS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successful!')
  await page.getByRole('radio', { name: 'မြန်မာ' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('အောင်မြင်ပါသည်။')
  await page.getByRole('radio', { name: 'English' }).click({ force: true })
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(`${site.address}/home/map`)
})

test('ROUTE-05 the success page offers to sign out', { tag: '@ROUTE-06' }, async ({ page, site }) => {
  await site.keepSession(page, guest.userId)
  await page.goto(`${site.address}/success`)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
  await page.goto(`${site.address}/success`)
  await expect(page).toHaveURL(`${site.address}/login`)
})

test('SESS-11 with a session the sign-in page, the welcome route and /home lead on to the map', {
  tag: ['@ROUTE-07', '@ROUTE-22'],
}, async ({ page, site }) => {
  await site.keepSession(page, admin.userId)
  for (const path of ['/login', '/welcome', '/home']) {
    await page.goto(site.address + path)
    await expect(page, path).toHaveURL(`${site.address}/home/map`)
    await expect(page.getByRole('region', { name: 'Map of vehicles' })).toBeVisible()
  }
})

test('AUTH-01 the typed User ID goes along to the other forms, and never into the address or the storage', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/login`)
  const userId = () => page.getByRole('textbox', { name: 'User ID' })
  await userId().fill(guest.userId)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password')
  await expect(userId()).toHaveValue(guest.userId)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up')
  await expect(userId()).toHaveValue(guest.userId)
  expect(page.url()).not.toContain('guest')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('guest')
})

test('T11 a parameter that is given twice is refused, by its name', async ({ page, site }) => {
  await page.goto(`${site.address}/login?success=One&success=Two`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be opened')
  await expect(page.getByText('These parts of the address are not valid: success.')).toBeVisible()
})

test('T17 a bot check that cannot be loaded is reported, and can be retried', async ({ page, site }) => {
  await site.stopServers()
  await page.goto(`${site.address}/login`)
  await expect(page.getByText('The bot check could not be loaded.')).toBeVisible()
  await site.startServers()
  await page.getByRole('button', { name: 'Try again' }).click()
  await signIn(page, admin)
  await expect(page).toHaveURL(`${site.address}/home/map`)
})

test.describe('with a score in place of a challenge', () => {
  test.use({ captchaType: 2 })

  test('AUTH-22 the forms ask for a score themselves', async ({ page, site }) => {
    await page.goto(`${site.address}/login`)
    await fillSignIn(page, admin)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${site.address}/home/map`)
  })
})
