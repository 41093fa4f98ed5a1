import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const WITH_RIGHTS = 'Group panel: with a PIN, registers drivers'
/** How many requests wait; TASKS=all (in `npm run test:long`) decides more of them. */
const WAITING = process.env.TASKS === 'all' ? 50 : 10
/** Three for each, and the way to the first. */
const PRESSES = 3 * WAITING + 20

test(`R10 a queue of ${WAITING} is decided by keyboard alone, in fewer than ${PRESSES} presses`, async ({
  page,
  site,
}) => {
  const { world } = site
  const groupId = new URL(await linkTo(site, WITH_RIGHTS)).searchParams.get('groupid') ?? ''
  const today = Math.floor(world.now / 86_400_000)
  const queue = world.requests.of(groupId, today - 20, today + 1, world.now).slice(0, WAITING)
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
  await expect(page.getByText(new RegExp(`^${WAITING / 10}\\d submitted, `))).toBeVisible()
  while ((await focused('[data-decision="approve"]').count()) === 0) await press('Tab')
  for (const { key } of queue) {
    await expect(focused(`[data-request="${key}"] [data-decision="approve"]`)).toHaveCount(1)
    await press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
    await press('Tab')
    await press('Enter')
  }
  await expect(page.getByText(`Decisions made here: ${WAITING}`)).toBeVisible()
  for (const request of queue) expect(world.requests.status(request, world.now)).toBe(2)
  expect(presses).toBeLessThan(PRESSES)
})
