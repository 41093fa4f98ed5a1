import { admin, guest } from './people.ts'
import { expect, fillSignIn, signIn, test, tickBotCheck } from './site.ts'

test('ROUTE-01 the empty path opens the sign-in page', { tag: '@ROUTE-02' }, async ({ page, site }) => {
  await page.goto(site.address)
  await expect(page).toHaveURL(`${site.address}/login`)
  await expect(page).toHaveTitle('Sign In · Fleet GIS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
})

test('VAL-14 an invalid form shows every error and sends nothing', async ({ page, site }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto(`${site.address}/login`)
  const submit = page.getByRole('button', { name: 'Sign In' })
  await submit.click()
  await expect(page.getByText('User ID is required.', { exact: true })).toBeVisible()
  await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
  await fillSignIn(page, { userId: '959791234567', password: '1234567' })
  await submit.click()
  await expect(page.getByText('Please enter a valid User ID.', { exact: true })).toBeVisible()
  await expect(page.getByText('Please enter at least 8 characters.', { exact: true })).toBeVisible()
  expect(sent).not.toContain('/signin')
})

test('ERR-05 T17 an unfinished bot check says so', async ({ page, site }) => {
  await page.goto(`${site.address}/login`)
  await fillSignIn(page, admin)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('group', { name: 'Bot check' })).toContainText(
    'The bot check was not completed.',
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('ERR-04 a wrong password says so, and the next try succeeds with a fresh bot check', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/login`)
  await signIn(page, { ...admin, password: 'not-the-one' })
  await expect(page.getByRole('alert')).toHaveText('Wrong User ID or password.')
  await signIn(page, admin)
  await expect(page).toHaveURL(`${site.address}/home/map`)
})

test('AUTH-08 a member of staff goes to the map', async ({ page, site }) => {
  await page.goto(`${site.address}/login`)
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
  await page.goto(`${site.address}/login`)
  await signIn(page, guest)
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

test('AUTH-05 T10 the banner shows the text of the address as plain text', async ({ page, site }) => {
  const success = `<img src=x onerror=alert(1)> ${'a'.repeat(10_000)}`
  // The banner shows for 5 s: looked at from the first byte on, and once, so that a slow page is not looked at too late.
  await page.goto(`${site.address}/login?${new URLSearchParams({ success })}`, { waitUntil: 'commit' })
  const banner = page.getByRole('status').filter({ hasText: '<img src=x' })
  await expect(banner).toHaveText(/^<img src=x onerror=alert\(1\)> a{171}$/)
  await expect(page.getByRole('img', { name: 'x' })).toHaveCount(0)
})

test('T11 a parameter that is given twice is refused, by its name', async ({ page, site }) => {
  await page.goto(`${site.address}/login?success=One&success=Two`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be opened')
  await expect(page.getByText('These parts of the address are not valid: success.')).toBeVisible()
})

test('an unreachable server is reported, and the form works again when it is back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/login`)
  await tickBotCheck(page)
  await site.stopServers()
  await fillSignIn(page, admin)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await site.startServers()
  await signIn(page, admin)
  await expect(page).toHaveURL(`${site.address}/home/map`)
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
