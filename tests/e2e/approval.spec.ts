import type { Page } from '@playwright/test'
import { held } from '../money/held.ts'
import { linkTo } from './linkTo.ts'
import { expect, type Site, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const WITH_RIGHTS = 'Group panel: with a PIN, registers drivers'
const APPROVE = /^Approve /
const cards = (page: Page) => page.locator('[data-request]')
const approvals = (page: Page) => page.getByRole('button', { name: APPROVE })
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

/** Opens Approval with the submitted requests of a month: those of today are few just after midnight. */
async function openApproval(page: Page, site: Site, link: string) {
  await page.goto(await linkTo(site, link))
  await page.getByRole('link', { name: 'Approval', exact: true }).click()
  await page.getByRole('radio', { name: 'Month' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('submitted')
  await expect(page.getByText(/^\d+ submitted, [\d,]+ MMK/)).toBeVisible()
}

/** The first submitted request of the list, in the world. */
async function firstSubmitted(page: Page, { world }: Site) {
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: APPROVE }) })
    .first()
  const key = await card.getAttribute('data-request')
  const request = world.requests.find(key ?? '', world.now)
  if (!request) throw new Error(`There is no request ${key}.`)
  return {
    request,
    card: page.locator(`[data-request="${key}"]`),
    status: () => world.requests.status(request, world.now),
  }
}

test('APR-08 an admin approves a request and rejects the next, and Back leads to the welcome', async ({
  page,
  site,
}) => {
  await openApproval(page, site, WITH_RIGHTS)
  const first = await firstSubmitted(page, site)
  await first.card.getByRole('button', { name: APPROVE }).click()
  await yes(page).click()
  await expect(page.getByText('Approved successfully.')).toBeVisible()
  expect(first.status()).toBe(2)

  const second = await firstSubmitted(page, site)
  expect(second.request.key).not.toBe(first.request.key)
  await second.card.getByRole('button', { name: /^Reject / }).click()
  await yes(page).click()
  await expect(page.getByText('Done successfully.')).toBeVisible()
  expect(second.status()).toBe(4)
  await page.getByText('Decisions made here: 2').click()
  await expect(page.locator('[data-part="log"]')).toContainText(/Rejected.*Approved/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})

test('ERR-18 a request that another admin has decided says so, and a lost answer is found out', async ({
  page,
  site,
}) => {
  await openApproval(page, site, WITH_RIGHTS)
  const overtaken = await firstSubmitted(page, site)
  await overtaken.card.getByRole('button', { name: APPROVE }).click()
  site.world.requests.decide(overtaken.request, 'reject', site.world.now)
  await yes(page).click()
  await expect(page.getByText('This request has been decided already.')).toBeVisible()
  await page.getByText('Decisions made here: 1').click()
  await expect(page.getByText('Was decided already: Rejected')).toBeVisible()
  expect(overtaken.status()).toBe(4)

  const lost = await firstSubmitted(page, site)
  site.world.faults.set([{ kind: 'badJson', endpoint: 'EP-B21', times: 1 }])
  // The list, which shows the outcome.
  const list = held()
  await page.route('**/driver/request-list*', (route) => list.then(() => route.continue()))
  await lost.card.getByRole('button', { name: APPROVE }).click()
  await yes(page).click()
  await expect(page.getByText('Outcome unknown')).toBeVisible()
  list.release()
  await expect(page.getByText('Approved successfully.')).toBeVisible()
  expect(lost.status()).toBe(2)
})

test('PERM-15 an admin without the right reads the requests; a group without fees has no Approval', async ({
  page,
  site,
}) => {
  await openApproval(page, site, 'Group panel: an admin who may not move money')
  await expect(cards(page).first()).toBeVisible()
  await expect(approvals(page)).toHaveCount(0)

  await page.goto(`${await linkTo(site, 'Group panel: a group without fees')}#approval`)
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Approval', exact: true })).toHaveCount(0)
})

test('R10 a queue of 50 is decided by keyboard alone, in fewer than 170 presses', async ({ page, site }) => {
  const { world } = site
  const groupId = new URL(await linkTo(site, WITH_RIGHTS)).searchParams.get('groupid') ?? ''
  const today = Math.floor(world.now / 86_400_000)
  const queue = world.requests.of(groupId, today - 20, today + 1, world.now).slice(0, 50)
  const changes = world.requests.changes as Map<string, 1 | 2 | 4>
  for (const { key } of queue) changes.set(key, 1)

  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const focused = (selector: string) => page.locator(`${selector}:focus`)
  await page.goto(`${await linkTo(site, WITH_RIGHTS)}#approval`)
  await expect(page.getByText(/^\d+ submitted, [\d,]+ MMK/)).toBeVisible()
  while ((await focused('input[type="radio"]').count()) === 0) await press('Tab')
  await press('ArrowRight')
  await press('ArrowRight')
  await expect(page.getByText(/^5\d submitted, /)).toBeVisible()
  while ((await focused('[data-decision="approve"]').count()) === 0) await press('Tab')
  for (const { key } of queue) {
    await expect(focused(`[data-request="${key}"] [data-decision="approve"]`)).toHaveCount(1)
    await press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
    await press('Tab')
    await press('Enter')
  }
  await expect(page.getByText('Decisions made here: 50')).toBeVisible()
  for (const request of queue) expect(world.requests.status(request, world.now)).toBe(2)
  expect(presses).toBeLessThan(170)
})
