import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

const message = (page: Page) => page.getByRole('main').getByRole('status')
const ALREADY = 'You were taken to the payment page already'

test('PAY-17 a passenger pays at the gateway, and the payment is reported once', async ({ page, site }) => {
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
  await page.reload()
  await expect(message(page)).toHaveText(ALREADY)
  await page.getByRole('button', { name: 'Begin again' }).click()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(message(page)).toHaveText('Payment cancelled.')
  await page.goBack()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(message(page)).toHaveText('payment-fail works!')
  await page.goBack()
  expect(site.world.payments.changes.size).toBe(1)

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(message(page)).toHaveText('Transaction completed successfully')
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

/** Adds a Flutter host app of a manner, and keeps what it hears and when the page has come. */
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

const SUCCESS = ['/payment-success?price=4500&order_no=NONE', 'payment_successful', 5000] as const
const CANCEL = ['/payment-cancel', 'payment_cancelled', 3000] as const
const NOTICES = [
  ['PAY-19', SUCCESS, ['takes', 'silent']],
  ['HOST-06', SUCCESS, ['late', 'throws', 'absent']],
  ['PAY-20', CANCEL, ['takes', 'silent']],
  ['HOST-07', CANCEL, ['late', 'throws', 'absent']],
] as const

for (const [rule, [path, notice, delay], manners] of NOTICES) {
  test(`${rule} a host app (${manners.join(', ')}) hears ${notice} once, ${delay} ms after the page came`, async ({
    context,
    site,
  }) => {
    // A report that hangs is not refused, so it does not keep the notice back (CF-139).
    site.world.faults.set([{ kind: 'hang', endpoint: 'EP-K12' }])
    for (const manner of manners) {
      const page = await context.newPage()
      const warnings: string[] = []
      page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()))
      await page.clock.install({ time: site.now() })
      await addHost(page, manner)
      await page.goto(site.address + path)
      await page.getByRole('status').waitFor()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 800))
      const { age } = await ownOf(page)
      expect(age).toBeLessThan(delay - 200)
      await page.clock.runFor(delay - 100 - age)
      expect([manner, (await ownOf(page)).heard]).toEqual([manner, []])
      await page.clock.runFor(200)
      if (manner !== 'late' && manner !== 'absent') expect((await ownOf(page)).heard).toEqual([notice])
      await page.clock.runFor(20_000)
      expect([manner, (await ownOf(page)).heard]).toEqual([manner, manner === 'absent' ? [] : [notice]])
      // HOST-08
      if (manner === 'absent') expect(warnings.join()).toContain('There is no host app')
      await page.close()
    }
  })
}

test('CF-139 a report that the server refuses is not completed, and the host app hears nothing', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: site.now() })
  await addHost(page, 'takes')
  await page.goto(`${site.address}/payment-success?order_no=NONE&price=1`)
  await expect(message(page)).toHaveText('Your payment was received, but it is not confirmed yet.')
  await page.clock.runFor(20_000)
  expect((await ownOf(page)).heard).toEqual([])
})
