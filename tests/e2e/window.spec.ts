// How lists of staff use the window: at 1920x1080 rows fill it, at 1280 px all columns are beside each other, and
// at 768 px nothing is wider than it. PAGES=all (in `npm run test:long`) opens all of them in both languages, `npm test` each
// list in one of the two, and the other pages in Burmese.
import type { Locator, Page } from '@playwright/test'
import { STAFF_ROUTES, type StaffRoute } from '../../packages/domain/src/staff/index.ts'
import { admin } from './people.ts'
import { expect, test } from './site.ts'

/** The pages of staff whose rows are not a list: a map and figures. */
const WITHOUT_LIST: readonly StaffRoute[] = ['/home/map', '/home/dashboard']
const LISTS = [
  ...STAFF_ROUTES.filter((path) => !WITHOUT_LIST.includes(path)),
  '/search-location',
  '/check-location',
  '/unknown-location',
]
/** Those whose columns fit 1,024 px (CHK-03). */
const IN_TWO_LINES = ['/home/checkin-list', '/home/polyline-list', '/home/driver-list']
const LANGUAGES = ['en', 'my'] as const
const isWhole = process.env.PAGES === 'all'

/** The lists to open in a language: in turn in the one and the other, those whose columns are narrow in both. */
const listsIn = (language: (typeof LANGUAGES)[number]) =>
  LISTS.filter(
    (path, index) =>
      isWhole || IN_TWO_LINES.includes(path) || language === LANGUAGES[index % LANGUAGES.length],
  )

const rowsOf = (page: Page) => page.locator('main tbody tr, main [data-part="cards"] > li')

/** Tables that scroll sideways, as the widths of their columns and of their boxes. */
const cutTables = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const box = table.parentElement
      return box && box.scrollWidth > box.clientWidth ? [`${box.scrollWidth} in ${box.clientWidth} px`] : []
    }),
  )

/** The share of the window below the last row, where further pages have more rows; 0 on the only page. */
const emptyShare = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('[data-component="Pagination"]')) return 0
    const rows = [...document.querySelectorAll('main tbody tr, main [data-part="cards"] > li')]
    const bottom = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom))
    return Math.max(0, 1 - bottom / innerHeight)
  })

/** The width of the page, in px. */
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Gives the window another size, and waits for the rows that it shows then. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(rowsOf(page).first()).toBeVisible()
}

/** Turns the wheel over an element until the page has scrolled. */
async function wheelOver(page: Page, element: Locator) {
  await element.hover()
  const scroll = async () => {
    await page.mouse.wheel(0, 100)
    return page.evaluate(() => scrollY)
  }
  await expect.poll(scroll).toBeGreaterThan(0)
}

test('CF-187 the wheel scrolls the page over the rows of a table and over the cards of waiting bookings', async ({
  page,
  site,
}) => {
  await site.keepSession(page, admin.userId)
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto(`${site.address}/home/polyline-list`)
  await wheelOver(page, rowsOf(page).nth(2))

  await page.setViewportSize({ width: 1024, height: 650 })
  const [group] = site.world.groups
  await page.goto(`${site.address}/home/bookings?group=${group?.id}`)
  await wheelOver(page, page.getByRole('article').first())
})

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1920, height: 1080 } })

    test(`CF-187 every list of staff fills 1920x1080, has its columns at 1280 px, and fits 768 px (${language})`, async ({
      page,
      site,
    }) => {
      for (let number = 1; number <= 60; number += 1) site.world.savedPlaces.addUnknown(`Nowhere ${number}`)
      await site.keepSession(page, admin.userId)
      for (const path of listsIn(language)) {
        await test.step(path, async () => {
          await page.goto(`${site.address}${path}?language=${language}`)
          await expect(rowsOf(page).first()).toBeVisible()
          await expect.poll(() => emptyShare(page)).toBeLessThanOrEqual(0.2)
          await resize(page, 1280, 800)
          expect(await cutTables(page)).toEqual([])
          if (IN_TWO_LINES.includes(path)) {
            // A scroll bar of 15 px is beside the page.
            await resize(page, 1009, 768)
            expect(await cutTables(page)).toEqual([])
          }
          await resize(page, 768, 1024)
          expect(await pageWidth(page)).toBe(768)
          await page.setViewportSize({ width: 1920, height: 1080 })
        })
      }
    })
  })

  if (!isWhole && language !== 'my') continue

  test.describe(`in ${language} on 768 px`, () => {
    test.use({ viewport: { width: 768, height: 1024 } })

    test(`no ranking of staff is wider than 768 px (${language})`, async ({ page, site }) => {
      await site.keepSession(page, admin.userId)
      for (const path of ['/home/dashboard', '/home/driver-report']) {
        await page.goto(`${site.address}${path}?language=${language}`)
        // The figures of a chart are a table too, which is not seen.
        await expect(page.locator('main [data-component="Table"] tbody th').first(), path).toBeVisible()
        expect(await pageWidth(page), path).toBe(768)
      }
    })
  })

  test.describe(`in ${language} on 1280 px`, () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test(`all columns fit beside the map of bookings and beside the facts of a driver (${language})`, async ({
      page,
      site,
    }) => {
      await site.keepSession(page, admin.userId)
      const [group] = site.world.groups
      await page.goto(`${site.address}/home/bookings?group=${group?.id}&language=${language}`)
      await expect(rowsOf(page).first()).toBeVisible()
      expect(await cutTables(page)).toEqual([])

      const [driver] = site.world.drivers
      const name = encodeURIComponent(driver?.name.en ?? '')
      await page.goto(`${site.address}/home/driver/${driver?.key}?q=${name}&language=${language}`)
      await expect(rowsOf(page).first()).toBeVisible()
      expect(await cutTables(page)).toEqual([])
    })
  })
}
