import type { Page } from '@playwright/test'
import { held } from '../money/held.ts'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

const message = (page: Page) => page.getByRole('main').locator('[data-part="message"]')
const pathOf = (page: Page) => new URL(page.url()).pathname
const ALREADY = 'You were taken to the payment page already'

test('PAY-17 a passenger pays at the gateway, and the payment is reported once', {
  tag: '@ROUTE-17',
}, async ({ page, site }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const link = await linkTo(site, 'Passenger: payment')
  const key = new URL(link).searchParams.get('bookingkey')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible()

  await page.goto(link)
  await expect(message(page)).toHaveText(ALREADY)
  expect(pathOf(page)).toBe('/payment')
  await page.reload()
  await expect(message(page)).toHaveText(ALREADY)
  await page.getByRole('button', { name: 'Begin again' }).click()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(message(page)).toHaveText('Payment cancelled.')
  expect(pathOf(page)).toBe('/payment-cancel')
  await page.goBack()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(message(page)).toHaveText('The payment was not completed')
  expect(pathOf(page)).toBe('/payment-fail')
  await page.goBack()
  expect(site.world.payments.changes.size).toBe(1)

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  expect(pathOf(page)).toBe('/payment-success')
  await expect(page).toHaveTitle('Payment successful · Fleet GIS')
  const booking = site.world.bookings.find(key ?? '', site.world.now)
  const paid = site.world.payments.changes.get(booking?.index ?? -1)
  expect(paid?.update).toMatchObject({ status: 'success', transactionId: expect.stringMatching(/^T-\d+$/) })
  await page.reload()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  expect(site.world.payments.changes.get(booking?.index ?? -1)).toEqual(paid)

  await page.goto(link)
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(page.getByRole('alert')).toHaveText('This booking has been paid.')
})

/** Adds a Flutter host app, and keeps what it receives at the configured handler, and when the page has come. */
async function addHost(page: Page) {
  await page.addInitScript(() => {
    const own = { received: [] as unknown[], cameAt: undefined as number | undefined }
    Object.assign(window, { own })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-component="PaymentResult"]')) return
      own.cameAt = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
    Object.assign(window, {
      flutter_inappwebview: {
        callHandler: async (name: string, message: unknown) => {
          if (name === 'fleetgis') own.received.push(message)
        },
      },
    })
  })
}

interface Own {
  received: unknown[]
  cameAt: number
}

const ownOf = (page: Page) =>
  page.evaluate(() => {
    const { own } = window as unknown as { own: Own }
    return { ...own, age: performance.now() - own.cameAt }
  })

const NOTICES = [
  ['PAY-19', '@HOST-06', 'Payment: success', 'payment_successful', 5000],
  ['PAY-20', '@HOST-07', 'Payment: cancelled', 'payment_cancelled', 3000],
] as const

/** Opens an address with a clock that stands still after the page came, and a host app. */
async function openStill(page: Page, address: string, now: number) {
  await page.clock.install({ time: now })
  await addHost(page)
  await page.goto(address)
  await page.locator('[data-component="PaymentResult"]').getByRole('status').waitFor()
  // A moment that has passed meanwhile, on a busy machine, is refused.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 800))).toPass()
}

for (const [rule, tag, link, notice, delay] of NOTICES) {
  test(`${rule} a host app receives ${notice} once, ${delay} ms after the page came`, { tag }, async ({
    page,
    site,
  }) => {
    await openStill(page, await linkTo(site, link), site.now())
    if (link === 'Payment: success') await page.getByText('Transaction completed successfully').waitFor()
    const { age } = await ownOf(page)
    expect(age).toBeLessThan(delay - 200)
    await page.clock.runFor(delay - 100 - age)
    expect((await ownOf(page)).received).toEqual([])
    // A busy machine paints late, and the page counts from then on.
    await page.clock.runFor(600)
    expect((await ownOf(page)).received).toEqual([notice])
    await page.clock.runFor(20_000)
    expect((await ownOf(page)).received).toEqual([notice])
  })
}

/** Holds the report until `release`; then the server gets it. */
async function holdReport(page: Page) {
  const answer = held()
  await page.route(REPORT, (route) => answer.then(() => route.continue()))
  return { release: answer.release }
}

const REPORT = '**/booking/update/payment'
const CLAIM = /success|received|completed/i

/** No part of the page, its heading or its title says that the payment was made. */
async function expectNoClaim(page: Page) {
  await expect(page).not.toHaveTitle(CLAIM)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(CLAIM)
  await expect(page.getByRole('main')).not.toHaveText(CLAIM)
  await expect(page.locator('svg[data-colour="green"]')).toHaveCount(0)
}

test('R15 a payment that is confirmed after 7 s: the host app receives it within 100 ms, once', async ({
  page,
  site,
}) => {
  const answer = await holdReport(page)
  await openStill(page, await linkTo(site, 'Payment: success'), site.now())
  await page.clock.runFor(7_000)
  await expect(message(page)).toHaveText('Confirming your payment')
  await expectNoClaim(page)
  expect((await ownOf(page)).received).toEqual([])
  answer.release()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  await page.clock.runFor(100)
  expect((await ownOf(page)).received).toEqual(['payment_successful'])
  await page.clock.runFor(20_000)
  expect((await ownOf(page)).received).toEqual(['payment_successful'])
  await expect(page).toHaveTitle('Payment successful · Fleet GIS')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

test('CF-168 a report that is refused after 7 s: nothing says received or successful, and the host app receives nothing', async ({
  page,
  site,
}) => {
  const answer = await holdReport(page)
  await openStill(page, `${site.address}/payment-success?order_no=NONE&price=4500`, site.now())
  await page.clock.runFor(7_000)
  await expectNoClaim(page)
  answer.release()
  await expect(message(page)).toHaveText('This payment is not confirmed')
  await expect(page.getByRole('main')).toContainText('Order numberNONE')
  await expect(page.getByRole('main')).toContainText('Amount in this link4,500.00 MMK')
  await expectNoClaim(page)
  await page.clock.runFor(20_000)
  expect((await ownOf(page)).received).toEqual([])
})

test('CF-177 a payment that failed: what to do, the order of the address, a way back of this console, and the documented text', async ({
  page,
  site,
}) => {
  const back = `${site.address}/payment-cancel?from=app`
  await page.goto(
    `${site.address}/payment-fail?${new URLSearchParams({ order_no: 'R-42', cancelurl: back })}`,
  )
  await expect(message(page)).toHaveText('The payment was not completed')
  await expect(page).toHaveTitle('Payment not completed · Fleet GIS')
  await expect(page.getByRole('main')).toContainText('Order numberR-42')
  await expect(page.getByText('payment-fail works!', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(message(page)).toHaveText('Payment cancelled.')
  for (const foreign of [
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'payment-cancel',
  ]) {
    await page.goto(`${site.address}/payment-fail?${new URLSearchParams({ cancelurl: foreign })}`)
    await expect(message(page)).toHaveText('The payment was not completed')
    await expect(page.getByRole('link')).toHaveCount(0)
  }
})

test('CF-114 the way back of a failed payment opens with its token, which leaves the address, or with the kept one', async ({
  page,
  site,
}) => {
  const link = new URL(await linkTo(site, 'Driver: bookings'))
  async function goBack(address: URL) {
    await page.goto(`${site.address}/payment-fail?${new URLSearchParams({ cancelurl: address.href })}`)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
    await expect(page).toHaveURL(/\/driver-booking-list\?(?!.*token)/)
  }
  await goBack(link)
  link.searchParams.delete('token')
  await goBack(link)
})
