import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { linkTo } from './linkTo.ts'
import { admin } from './people.ts'
import { expect, test } from './site.ts'

const FOLDER = 'apps/console/dist'

test('every document carries the policies, and every answer the type that it says', async ({
  request,
  site,
}) => {
  for (const path of ['/', '/home/map', '/config.json', '/nothing.png']) {
    const headers = (await request.get(site.address + path)).headers()
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; script-src 'self' /)
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe|nonce/)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers, path).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
  }
  const [script] = readdirSync(`${FOLDER}/assets`).filter((name) => name.endsWith('.js'))
  expect((await request.get(`${site.address}/assets/${script}`)).headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('a path of the app is its page, a missing file is missing', async ({ request, site }) => {
  expect((await request.get(`${site.address}/home/map`)).status()).toBe(200)
  const user = encodeURIComponent(admin.userId)
  expect((await request.get(`${site.address}/home/user-form/${user}`)).status()).toBe(200)
  expect((await request.get(`${site.address}/assets/nothing-12345678.js`)).status()).toBe(404)
  expect((await request.get(`${site.address}/nothing.png`)).status()).toBe(404)
  expect(await (await request.get(`${site.address}/_headers`)).text()).not.toContain(
    'Content-Security-Policy',
  )
  expect(await (await request.get(`${site.address}/..%2f..%2fpackage.json`)).text()).not.toContain(
    'fleet-gis',
  )
})

test('I18N-03 the language files are served at assets/i18n', async ({ request, site }) => {
  for (const language of ['en', 'my']) {
    const words = await (await request.get(`${site.address}/assets/i18n/${language}.json`)).json()
    expect(words).toHaveProperty(['auth.sessionExpired'])
  }
})

test('a planted inline script does not run', async ({ page, site, violations }) => {
  await page.goto(`${site.address}/login`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.head.append(script)
    const image = document.createElement('div')
    image.innerHTML = '<img src="x:" onerror="window.planted = true">'
    document.body.append(image)
  })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(violations.every((violation) => /^(script-src|img-src)/.test(violation))).toBe(true)
  violations.length = 0
})

test('T12 no other page can frame the console', async ({ page, site }) => {
  const outsider = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<iframe src="${site.address}/login"></iframe>`)
  }).listen(0)
  const { port } = outsider.address() as AddressInfo
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(`http://127.0.0.1:${port}/`)
  await refusal
  await expect(page.frameLocator('iframe').getByText('Sign In')).toHaveCount(0)
  outsider.close()
})

test('T1 a token leaves the address before anything can see it', async ({ page, site }) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request.url(), request.headers().referer ?? '')
  })
  await page.goto(`${site.address}/groupadmin?token=s3cret-token&driverid=9223372036854775807`)
  await expect(page).toHaveURL(`${site.address}/groupadmin?driverid=9223372036854775807`)
  // It has no group, so that nothing is sent with the token.
  await expect(page).toHaveTitle('This link cannot be opened · Fleet GIS')
  expect(seen.join(' ')).not.toContain('s3cret-token')
  const left = await page.evaluate(() => ({
    document: document.documentElement.outerHTML,
    address: location.href + document.URL + JSON.stringify(history.state),
    local: JSON.stringify(localStorage),
    resources: performance.getEntriesByType('resource').map(({ name }) => name),
  }))
  expect(JSON.stringify(left)).not.toContain('s3cret-token')
  await page.reload()
  await expect(page).toHaveURL(`${site.address}/groupadmin?driverid=9223372036854775807`)
  expect(await page.evaluate(() => sessionStorage.getItem('fleetgis.token.page'))).toBe('s3cret-token')
})

test('T1 no resource entry holds the token of a mail on a page whose buffer of timings is full', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1))
  const left = () =>
    page.evaluate(() =>
      performance
        .getEntries()
        .map(({ entryType, name }) => `${entryType} ${name}`)
        .filter((entry) => entry.includes('token=')),
    )
  for (const link of ['Verify account: verified before', 'Reset password: a token that was used']) {
    const asked = page.waitForResponse(/(verify|check)-token\?token=/)
    await page.goto(await linkTo(site, link))
    await (await asked).finished()
    await expect(page.getByRole('main')).toContainText(/already|not valid/)
    // The navigation's own entry stays.
    await expect.poll(left).toEqual([expect.stringMatching(/^navigation /)])
  }
})

test('APP-08 a path that is none has a title and a page that says so, with a way back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/no/such/page`)
  await expect(page).toHaveTitle('Page not found · Fleet GIS')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(`${site.address}/login`)
})

test('a page whose code does not arrive offers to reload', async ({ page, site }) => {
  await page.route(/HomeMapPage.*\.js/, (route) => route.abort())
  await site.keepSession(page, admin.userId)
  await page.goto(`${site.address}/home/map`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await page.unroute(/HomeMapPage.*\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('region', { name: 'Map' })).toBeVisible()
})

test('a page whose code could not be loaded is loaded at its next visit', async ({ page, site }) => {
  await site.keepSession(page, admin.userId)
  await page.route(/CheckInListPage.*\.js/, (route) => route.abort())
  await page.goto(`${site.address}/home/driver-list`)
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
  const heading = page.getByRole('heading', { level: 1 })
  await entry('Check-in list').click()
  await expect(heading).toHaveText('This page could not be loaded')
  await page.unroute(/CheckInListPage.*\.js/)
  await entry('Drivers').click()
  await expect(heading).toHaveText('Drivers')
  await entry('Check-in list').click()
  await expect(heading).toHaveText('Check-in list')
})

test('a wrong configuration is reported with its field', async ({ page, site }) => {
  const wrong = JSON.stringify({ bases: { main: 'https://api.example.com' }, captcha: { type: 3 } })
  await page.route('**/config.json', (route) => route.fulfill({ body: wrong }))
  await page.goto(site.address)
  await expect(page.getByRole('alert')).toContainText(
    'config.json: "captcha.type" must be 1 (a challenge) or 2',
  )
})

test('a configuration that cannot be loaded is reported', async ({ page, site }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto(site.address)
  await expect(page.getByRole('alert')).toContainText('Fleet GIS could not be loaded.')
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: /Reload/ }).click()
  await expect(page).toHaveTitle('Sign In · Fleet GIS')
})
