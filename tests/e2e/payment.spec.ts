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

test('CF-140 a payment without its order is a bad address, and one that leads nowhere says so', async ({
  page,
  site,
}) => {
  const errors: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
  const link = new URL(await linkTo(site, 'Passenger: payment'))
  link.searchParams.set('refno', 'FOREIGN-HOST')
  await page.goto(link.href)
  await expect(page.getByRole('alert')).toHaveText('The payment service gave no page that can be opened.')
  expect(page.url()).toMatch(new RegExp(`^${site.address}/payment`))
  expect(errors.join()).toContain('no address that may be opened')
  link.searchParams.delete('refno')
  await page.goto(link.href)
  await expect(page.getByText('refno')).toBeVisible()
})

/** The ways of a host app around the page. */
type Manner = 'absent' | 'takes' | 'late' | 'throws' | 'silent'

/** Adds a Flutter host app of a manner, and keeps what it receives and when the page has come. */
async function addHost(page: Page, manner: Manner) {
  await page.addInitScript((way) => {
    const own = { heard: [] as unknown[], cameAt: undefined as number | undefined }
    Object.assign(window, { own })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-component="PaymentResult"]')) return
      own.cameAt = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
    const arrive = () =>
      Object.assign(window, {
        flutter_inappwebview: {
          callHandler: (_name: string, message: unknown) => {
            own.heard.push(message)
            if (way === 'throws') throw new Error('The host is broken.')
            return way === 'silent' ? new Promise(() => {}) : Promise.resolve()
          },
        },
      })
    if (way === 'late') setTimeout(arrive, 5000)
    else if (way !== 'absent') arrive()
  }, manner)
}

interface Own {
  heard: unknown[]
  cameAt: number
}

const ownOf = (page: Page) =>
  page.evaluate(() => {
    const { own } = window as unknown as { own: Own }
    return { ...own, age: performance.now() - own.cameAt }
  })

const SUCCESS = ['Payment: success', 'payment_successful', 5000] as const
const CANCEL = ['Payment: cancelled', 'payment_cancelled', 3000] as const
const NOTICES = [
  ['PAY-19', SUCCESS, ['takes', 'silent']],
  ['HOST-06', SUCCESS, ['late', 'throws', 'absent']],
  ['PAY-20', CANCEL, ['takes', 'silent']],
  ['HOST-07', CANCEL, ['late', 'throws', 'absent']],
] as const

/** Opens an address with a clock that stands still after the page came, and a host app. */
async function openStill(page: Page, address: string, now: number, manner: Manner = 'takes') {
  await page.clock.install({ time: now })
  // A context has one clock: in its second page it would stand still from the start, and a part of React with it.
  await page.clock.resume()
  await addHost(page, manner)
  await page.goto(address)
  await page.locator('[data-component="PaymentResult"]').getByRole('status').waitFor()
  // A moment that has passed meanwhile, on a busy machine, is refused.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 800))).toPass()
}

/** Reloads under the still clock, which moves a little: React waits on it before it replaces a loading bar. */
async function reloadStill(page: Page) {
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(message(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

for (const [rule, [link, notice, delay], manners] of NOTICES) {
  test(`${rule} a host app (${manners.join(', ')}) hears ${notice} once, ${delay} ms after the page came`, async ({
    context,
    site,
  }) => {
    for (const manner of manners) {
      const page = await context.newPage()
      const warnings: string[] = []
      page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()))
      await openStill(page, await linkTo(site, link), site.now(), manner)
      if (link === 'Payment: success') await page.getByText('Transaction completed successfully').waitFor()
      const { age } = await ownOf(page)
      expect(age).toBeLessThan(delay - 200)
      await page.clock.runFor(delay - 100 - age)
      expect([manner, (await ownOf(page)).heard]).toEqual([manner, []])
      // A busy machine paints late, and the page counts from then on.
      await page.clock.runFor(600)
      if (manner !== 'late' && manner !== 'absent') expect((await ownOf(page)).heard).toEqual([notice])
      await page.clock.runFor(20_000)
      expect([manner, (await ownOf(page)).heard]).toEqual([manner, manner === 'absent' ? [] : [notice]])
      // HOST-08
      if (manner === 'absent') expect(warnings.join()).toContain('There is no host app')
      await page.close()
    }
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

test('R15 a payment that is confirmed after 7 s: the host app hears of it within 100 ms, once', async ({
  page,
  site,
}) => {
  const answer = await holdReport(page)
  await openStill(page, await linkTo(site, 'Payment: success'), site.now())
  await page.clock.runFor(7_000)
  await expect(message(page)).toHaveText('Confirming your payment')
  await expectNoClaim(page)
  expect((await ownOf(page)).heard).toEqual([])
  answer.release()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  await page.clock.runFor(100)
  expect((await ownOf(page)).heard).toEqual(['payment_successful'])
  await page.clock.runFor(20_000)
  expect((await ownOf(page)).heard).toEqual(['payment_successful'])
  await expect(page).toHaveTitle('Payment successful · Fleet GIS')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

test('CF-168 a report that is refused after 7 s: nothing says received or successful, and the host app hears nothing', async ({
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
  expect((await ownOf(page)).heard).toEqual([])
})

test('CF-168 offline nothing is sent or claimed; Try again sends it, and the host app hears of it then', async ({
  page,
  site,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.addInitScript(() => {
    const get = () => sessionStorage.getItem('connection') !== null
    Object.defineProperty(Navigator.prototype, 'onLine', { get })
  })
  await openStill(page, await linkTo(site, 'Payment: success'), site.now())
  await expect(message(page)).toHaveText('There is no connection, so nothing was sent')
  await expectNoClaim(page)
  await page.clock.runFor(20_000)
  expect((await ownOf(page)).heard).toEqual([])
  expect(posts).toEqual([])
  await page.evaluate(() => {
    sessionStorage.setItem('connection', 'back')
    window.dispatchEvent(new Event('online'))
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  await page.clock.runFor(100)
  expect((await ownOf(page)).heard).toEqual(['payment_successful'])
  expect(posts).toHaveLength(1)
})

test('CF-168 a link without a payment: nothing is sent, no amount stands there, and the host app hears nothing', async ({
  context,
  site,
}) => {
  const posts: string[] = []
  context.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  for (const query of ['', '?price=4500&transact_no=T-1&name=Thida']) {
    const page = await context.newPage()
    await openStill(page, `${site.address}/payment-success${query}`, site.now())
    await expect(message(page)).toHaveText('No payment in this link')
    await expect(page).toHaveTitle('No payment in this link · Fleet GIS')
    await expect(page.getByRole('main')).not.toContainText('MMK')
    await expectNoClaim(page)
    await page.clock.runFor(20_000)
    expect((await ownOf(page)).heard).toEqual([])
    await page.close()
  }
  expect(posts).toEqual([])
})

test.describe('servers without idempotency keys', () => {
  test.use({ config: { idempotency: undefined } })

  test('CF-168 an answer that is lost, without idempotency keys: the outcome is unknown, also after a reload, and nothing is sent again', async ({
    page,
    site,
  }) => {
    const posts: string[] = []
    await page.route(REPORT, async (route) => {
      posts.push(route.request().url())
      await route.fetch()
      await route.abort()
    })
    const link = await linkTo(site, 'Payment: success')
    await openStill(page, link, site.now())
    for (const visit of ['first', 'reload']) {
      await expect(message(page)).toHaveText('We could not learn whether it was confirmed')
      await expect(page.getByRole('main')).toContainText(new URL(link).searchParams.get('order_no') ?? '-')
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expectNoClaim(page)
      await page.clock.runFor(20_000)
      expect([visit, (await ownOf(page)).heard]).toEqual([visit, []])
      await reloadStill(page)
    }
    expect(posts).toHaveLength(1)
  })
})

test('CF-168 an answer that is lost, with idempotency keys: a press after a reload sends the same key again, and the payment is completed', async ({
  page,
  site,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(REPORT, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await (keys.length === 1 ? route.abort() : route.continue())
  })
  await openStill(page, await linkTo(site, 'Payment: success'), site.now())
  await expect(message(page)).toHaveText('We could not learn whether it was confirmed')
  await reloadStill(page)
  await expect(message(page)).toHaveText('We could not learn whether it was confirmed')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(message(page)).toHaveText('Transaction completed successfully')
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0]])
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
