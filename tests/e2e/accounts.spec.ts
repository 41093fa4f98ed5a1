import { admin } from './people.ts'
import { expect, test, tickBotCheck } from './site.ts'

test('AUTH-16 a sign-up leads to the sign-in page with the server’s message', { tag: '@ROUTE-03' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/login`)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`${site.address}/sign-up`)
  await expect(page).toHaveTitle('Sign Up · Fleet GIS')
  const submit = page.getByRole('button', { name: 'Sign Up' })
  await submit.click()
  await expect(page.getByText('Username is required.', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'User Name' }).fill('ကိုအောင်')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('fleet1234')
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('fleet123')
  await submit.click()
  await expect(page.getByText('Password and confirm password do not match.', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('fleet1234')

  await page.getByRole('textbox', { name: 'User ID' }).fill(admin.userId)
  await tickBotCheck(page)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('This User ID is already registered.')

  await page.getByRole('textbox', { name: 'User ID' }).fill('new@fleetgis.example')
  await tickBotCheck(page)
  await submit.click()
  await expect(page).toHaveURL(/\/login\?success=/)
  await expect(page.getByText('The account has been created. You can sign in now.')).toBeVisible()
})

test('AUTH-19 a request for a reset mail leads to the sign-in page with the server’s message', {
  tag: '@ROUTE-04',
}, async ({ page, site }) => {
  await page.goto(`${site.address}/login`)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL(`${site.address}/forgot-password`)
  await expect(page).toHaveTitle('Forgot Password · Fleet GIS')
  const userId = page.getByRole('textbox', { name: 'User ID' })
  const send = page.getByRole('button', { name: 'Send' })
  await userId.fill('unknown@fleetgis.example')
  await tickBotCheck(page)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('This user does not exist.')
  await userId.fill(admin.userId)
  await tickBotCheck(page)
  await send.click()
  await expect(page).toHaveURL(/\/login\?success=/)
  await expect(page.getByText(`A mail to reset the password is on its way to ${admin.userId}.`)).toBeVisible()
})

test('AUTH-32 a new password leads to the sign-in page by a full load, and the token is forgotten', {
  tag: '@ROUTE-09',
}, async ({ page, site }) => {
  await page.goto(`${site.address}/reset-password?token=reset-valid`)
  await expect(page).toHaveURL(`${site.address}/reset-password`)
  await expect(page).toHaveTitle('Reset Password · Fleet GIS')
  const submit = page.getByRole('button', { name: 'Reset' })
  await submit.click()
  await expect(page.getByText('Confirm Password is required.', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('fleet5678')
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('fleet567')
  await submit.click()
  await expect(page.getByText('Password and confirm password do not match.', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('fleet5678')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await site.stopServers()
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await site.startServers()
  await submit.click()
  await expect(page).toHaveURL(/\/login\?success=/)
  await expect(page.getByText('The password has been changed. You can sign in now.')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('fleetgis.token.resetPassword')

  await page.goto(`${site.address}/reset-password`)
  await expect(page.getByRole('alert')).toHaveText(
    'This link is incomplete. Please open it from your email again.',
  )
})

test('AUTH-35 an account is verified once, and a reload says that it was', { tag: '@ROUTE-10' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/view-message?token=verify-new`)
  await expect(page).toHaveTitle('Verify account · Fleet GIS')
  await expect(page.getByText('Your account is verified. You can sign in now.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This account is verified already.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Sign In' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
})

test('T1 no resource entry has the token of a mail, and a new visit without one asks nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('?token=')))
        Object.assign(window, { wasTimed: 1 })
    }).observe({ type: 'resource' }),
  )
  for (const [path, token] of [
    ['/view-message', 'verify-new'],
    ['/reset-password', 'reset-valid'],
  ] as const) {
    await page.goto(`${site.address}${path}?token=${token}`)
    await page.waitForFunction(() => 'wasTimed' in window)
    const entries = () =>
      page.evaluate(() =>
        performance.getEntries().flatMap(({ entryType, name }) => (entryType === 'navigation' ? [] : [name])),
      )
    await expect.poll(entries).not.toContainEqual(expect.stringContaining(token))

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.address}${path}`)
    await expect(page.getByRole('alert')).toContainText(INCOMPLETE)
    expect(asked.filter((address) => address.includes(token))).toEqual([])
  }
})

const INCOMPLETE = 'This link is incomplete. Please open it from your email again.'
const HOSTILE = encodeURIComponent('"><img src=x onerror=alert(1)>')
test('T11 links of mails with repeated and hostile tokens say why they do not work', async ({
  page,
  site,
}) => {
  for (const [path, text] of [
    ['/reset-password?token=reset-valid&token=b', INCOMPLETE],
    [`/reset-password?token=${HOSTILE}`, 'This link is not valid, or has expired.'],
    ['/view-message?token=verify-new&token=b', INCOMPLETE],
    [`/view-message?token=${HOSTILE}`, 'This link is not valid, or has expired.'],
  ] as const) {
    await page.goto(site.address + path)
    await expect(page.getByRole('alert'), path).toContainText(text)
    await expect(page).toHaveURL(`${site.address}${path.split('?')[0]}`)
  }
})
