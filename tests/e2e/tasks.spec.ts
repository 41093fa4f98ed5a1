// The tasks that staff do all day, counted in presses: at two widths, by mouse and by keyboard, and with today compared.
// TASKS=all (in `npm run test:long`) plays all of it, `npm test` the tasks at 1280 px by mouse.
import type { Locator, Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { admin } from './people.ts'
import { expect, type Site, test } from './site.ts'

const SIZES = { 1280: { width: 1280, height: 800 }, 360: { width: 360, height: 740 } } as const
const MEANS = ['mouse', 'keyboard'] as const

/**
 * Counts the presses of a task. Counted apart: Tab, because nothing happens by it, and each wider search, because it depends
 * on where drivers are.
 */
function createHand(page: Page, means: (typeof MEANS)[number]) {
  const count = { presses: 0, tabs: 0, widened: 0 }
  return {
    count,
    async press(target: Locator) {
      await expect(target).toBeVisible()
      await expect(target).toBeEnabled()
      count.presses += 1
      if (means === 'mouse') return target.click()
      await this.reach(target)
      return page.keyboard.press('Enter')
    },
    /** An option of a search that has the focus: Enter takes the first. */
    async choose(target: Locator) {
      if (means === 'mouse') return this.press(target)
      await expect(target).toBeVisible()
      count.presses += 1
      return page.keyboard.press('Enter')
    },
    async reach(target: Locator) {
      for (; !(await target.evaluate((one) => one === document.activeElement)); count.tabs += 1) {
        if (count.tabs > 200) throw new Error(`Tab does not reach ${target}`)
        await page.keyboard.press('Tab')
      }
    },
    async type(target: Locator, text: string) {
      if (means === 'keyboard') await this.reach(target)
      else {
        count.presses += 1
        await target.click()
      }
      await page.keyboard.type(text)
    },
  }
}

/** A driver with a name of their own, in a group that takes fees: others have no wallet. */
function driverWithWallet({ world }: Site) {
  const isAlone = (name: string) => world.drivers.filter((one) => one.name.en === name).length === 1
  const driver = world.drivers.find((one) => one.groupId === 'G001' && isAlone(one.name.en))
  if (!driver) throw new Error('Every name of G001 is also that of another driver.')
  return { name: driver.name.en, groupId: driver.groupId }
}

type Hand = ReturnType<typeof createHand>

const panelIn = (page: Page) => page.getByRole('dialog', { name: 'Assign a driver' })

/** Opens the driver choice of the booking that waits longest, and widens the search where no driver is near. */
async function chooseForOldest(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: /waiting over 5 min$/ }))
  await hand.press(page.getByRole('button', { name: /^Assign($| booking )/ }).first())
  const nearest = panelIn(page).locator('[data-part="candidate"]').first()
  const wider = panelIn(page).getByRole('button', { name: /^Search within/ })
  await expect(nearest.or(wider).first()).toBeVisible()
  await expect(async () => {
    if (await nearest.isVisible()) return
    if (await wider.isVisible()) {
      hand.count.widened += 1
      await wider.click({ timeout: 2_000 })
    }
    await expect(nearest).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  return nearest
}

const isWhole = process.env.TASKS === 'all'

for (const [width, viewport] of Object.entries(SIZES))
  for (const means of MEANS) {
    if (!isWhole && (width !== '1280' || means !== 'mouse')) continue

    test.describe(`${width} px, by ${means}`, () => {
      // Drivers are near every booking at any hour.
      test.use({ viewport, drivers: 900 })

      test(`CF-165 the daily tasks take few presses at ${width} px by ${means}`, async ({
        context,
        page,
        site,
      }) => {
        const counts: Record<string, string> = {}
        const strip = (state: string) => page.getByRole('strong').and(page.getByText(state, { exact: true }))
        const note = (task: string, { count }: Hand) => {
          const more = count.widened > 0 ? `, and ${count.widened} to search further` : ''
          counts[task] = `${count.presses} presses${more}, ${count.tabs} tabs`
          return count.presses
        }
        await page.goto(await linkTo(site, 'Group admin: bookings'))
        await expect(strip('Live')).toBeVisible()

        const caller = createHand(page, means)
        const nearest = await chooseForOldest(page, caller)
        const call = nearest.getByRole('link', { name: /^Call / })
        if (means === 'keyboard') await caller.reach(call)
        caller.count.presses += 1
        await expect(call).toHaveAttribute('href', /^tel:\+?\d{7,}$/)
        expect(note('call the driver nearest to a pickup', caller)).toBeLessThanOrEqual(3)
        await page.keyboard.press('Escape')
        await expect(panelIn(page)).toBeHidden()
        await page.getByRole('button', { name: /waiting over 5 min$/ }).click()

        const assigner = createHand(page, means)
        const driver = await chooseForOldest(page, assigner)
        await assigner.press(driver.getByRole('button', { name: /^Assign / }))
        const question = page.getByRole('alertdialog')
        await assigner.press(question.getByRole('button', { name: 'Assign', exact: true }))
        await expect(panelIn(page)).toBeHidden()
        expect(note('assign the oldest waiting booking', assigner)).toBeLessThanOrEqual(4)

        const watcher = createHand(page, means)
        await context.setOffline(true)
        await expect(strip('Offline')).toBeVisible()
        note('see why the list is not live', watcher)
        await context.setOffline(false)
        await expect(strip('Live')).toBeVisible()
        note('come back from offline', watcher)

        await site.keepSession(page, admin.userId)
        await page.goto(`${site.address}/home/map`)
        await expect(page.getByText(/\d+ (vehicles|of [\d,]+ drivers)$/)).toBeVisible()
        const finder = createHand(page, means)
        await finder.press(page.getByRole('button', { name: 'List of vehicles' }))
        const list = page.getByRole('list', { name: 'Vehicles' })
        const called =
          (await list
            .getByRole('link', { name: /^Call / })
            .first()
            .getAttribute('href')) ?? ''
        await finder.type(
          page.getByRole('searchbox', { name: 'Find in the list' }),
          called.slice('tel:'.length),
        )
        const follow = list.getByRole('button', { name: /^Follow: / })
        await expect(follow).toHaveCount(1)
        await finder.press(follow)
        await expect(follow).toHaveAttribute('aria-pressed', 'true')
        expect(note('find a driver by phone number and follow', finder)).toBeLessThanOrEqual(3)

        const name = ((await follow.getAttribute('aria-label')) ?? '').slice('Follow: '.length)
        await page.goto(`${site.address}/home/vehicle`)
        const searcher = createHand(page, means)
        await searcher.press(page.getByRole('button', { name: 'Search everything' }))
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
        await page.keyboard.type(name)
        const found = page.getByRole('group', { name: 'Drivers' }).getByRole('option', { name }).first()
        await searcher.choose(found)
        await searcher.press(page.getByRole('link', { name: 'Show on the map' }))
        await expect(page.getByRole('dialog', { name: new RegExp(`^${name}`) })).toBeVisible()
        // The address has the name and no phone number.
        expect(page.url()).not.toContain(called.slice('tel:+'.length))
        expect(note('find a driver by name and see the position on the map', searcher)).toBeLessThanOrEqual(3)

        await page.goto(`${site.address}/home/vehicle`)
        const payer = createHand(page, means)
        const owner = driverWithWallet(site)
        await payer.press(page.getByRole('button', { name: 'Search everything' }))
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
        await page.keyboard.type(owner.name)
        const drivers = page.getByRole('group', { name: 'Drivers' })
        await payer.choose(drivers.getByRole('option', { name: owner.name }).first())
        // The page of vehicles, which stays until the driver's has loaded, has a group as well.
        await expect(page.getByRole('heading', { level: 1, name: owner.name })).toBeVisible()
        const group = page.getByRole('combobox', { name: 'Group' })
        await expect(group.locator('option').nth(1)).toBeAttached()
        if (means === 'keyboard') await payer.reach(group)
        await group.selectOption(owner.groupId)
        // The first time the group of the wallet is chosen: the list opens, and an option is pressed.
        payer.count.presses += 2
        await payer.press(page.getByRole('button', { name: 'Add balance', exact: true }))
        const popup = page.getByRole('dialog')
        await expect(popup.getByRole('textbox', { name: 'Amount' })).toBeFocused()
        await page.keyboard.type('5000')
        await payer.press(popup.getByRole('button', { name: 'Continue' }))
        await payer.press(popup.getByRole('button', { name: 'Top up 5,000 MMK' }))
        await expect(popup.getByText(/^5,000 MMK was added to the wallet of/)).toBeVisible()
        expect(note('top up a driver from the search', payer)).toBeLessThanOrEqual(7)

        console.log(`${width} px, ${means}: ${JSON.stringify(counts, undefined, 2)}`)
      })
    })

    if (!isWhole) continue
    // With fewer drivers: the sandbox adds up the trips of two weeks in the process that waits for them.
    test.describe(`${width} px, by ${means}`, () => {
      test.use({ viewport })

      test(`CF-165 today is compared with yesterday by one press at ${width} px by ${means}`, async ({
        page,
        site,
      }) => {
        await site.keepSession(page, admin.userId)
        await page.goto(`${site.address}/home/dashboard?period=7days`)
        const comparer = createHand(page, means)
        await comparer.press(page.getByRole('button', { name: 'Today against yesterday' }))
        await expect(page.getByText(/^Compared with .* Today is not over\.$/)).toBeVisible()
        expect(comparer.count.presses).toBe(1)
      })
    })
  }
