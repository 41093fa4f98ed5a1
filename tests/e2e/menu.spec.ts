// What the menu offers to each role, and whether it leads to a page that works. PAGES=all (in `npm run test:long`) opens
// each page as each role, `npm test` all of them as the admin and one as each other role.
import type { Locator, Page } from '@playwright/test'
import { STAFF_ROUTES } from '../../packages/domain/src/staff/index.ts'
import { pageTitle } from '../../packages/ui/src/i18n/pageTitle.ts'
import { sharedWords } from '../../packages/ui/src/i18n/words.ts'
import { admin, groupAdmin, guest, operator, viewer } from './people.ts'
import { expect, test } from './site.ts'

const rows = (page: Page) => page.getByRole('rowheader').first()
const region = (name: string) => (page: Page) => page.getByRole('region', { name }).first()

/** The routes of the menu. */
const MENU = [...STAFF_ROUTES, '/location'] as const

interface Entry {
  /** What the page shows once it works; rows of a list unless given. */
  proof?: (page: Page) => Locator
  /** The title of the page where it is not that of its path. */
  title?: string
  /** The dropdown that it is in, if it is in one. */
  inside?: string
  rule?: `@ROUTE-${number}`
}

/** Where the sandbox's menu has a page that is not in `ENTRIES`. */
const OTHER: Entry = { inside: 'Report' }

const ENTRIES: Partial<Record<(typeof MENU)[number], Entry>> = {
  '/home/map': { proof: region('Map of vehicles'), rule: '@ROUTE-23' },
  '/home/checkin-list': { rule: '@ROUTE-24' },
  '/home/driver-list': { rule: '@ROUTE-25' },
  '/home/vehicle': {},
  '/location': { proof: (page) => page.getByRole('searchbox').first(), title: 'Add Locations' },
  '/home/role': { inside: 'Settings' },
  '/home/user': { inside: 'Settings' },
  '/home/domain-list': { inside: 'Domain' },
  '/home/rate': { inside: 'Domain' },
  '/home/extra-charge': { inside: 'Domain' },
  '/home/dashboard': { proof: region('Figures of the period'), inside: 'Report' },
  '/home/driver-report': { proof: region('Driver ranking'), inside: 'Report' },
}

const words: Readonly<Record<string, string>> = sharedWords.en
const titleOf = (path: string) => words[pageTitle(path) ?? '']

const ROLES = [
  [0, guest, ['/home/map']],
  [1, admin, MENU],
  [
    2,
    operator,
    [
      '/home/map',
      '/home/checkin-list',
      '/home/driver-list',
      '/home/vehicle',
      '/location',
      '/home/dashboard',
      '/home/polyline-list',
    ],
  ],
  [3, viewer, ['/home/map', '/home/checkin-list', '/home/driver-list', '/location']],
  [
    4,
    groupAdmin,
    [
      '/home/map',
      '/home/checkin-list',
      '/home/driver-list',
      '/location',
      '/home/domain-list',
      '/home/dashboard',
    ],
  ],
] as const

for (const [role, { userId }, allowed] of ROLES) {
  const isWhole = process.env.PAGES === 'all' || userId === admin.userId
  const opened = isWhole ? allowed : allowed.slice(-1)

  test(`MENU-02 role ${role} sees its entries alone, and ${opened.length} of ${allowed.length} lead to pages that work`, {
    tag: opened.flatMap((route) => ENTRIES[route]?.rule ?? []),
  }, async ({ page, site }) => {
    await site.keepSession(page, userId)
    await page.goto(`${site.address}/home/map`)
    const banner = page.getByRole('banner')
    const opener = (name: string) => banner.getByRole('button', { name, exact: true })
    const link = (route: string) => banner.locator(`a[href="${route}"]:not([data-part="home"])`)
    await expect(link('/home/map')).toBeVisible()
    for (const route of MENU) {
      const { proof = rows, title = titleOf(route), inside } = ENTRIES[route] ?? OTHER
      const isAllowed = (allowed as readonly string[]).includes(route)
      const isOpened = (opened as readonly string[]).includes(route)
      // A dropdown without entries is not there (MENU-03).
      if (inside && (isAllowed || (await opener(inside).isVisible()))) await opener(inside).click()
      if (isOpened) {
        await link(route).click()
        await expect(page).toHaveURL(site.address + route)
        await expect(page).toHaveTitle(`${title} · Fleet GIS`)
        await expect(proof(page)).toBeVisible()
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        if (route === '/location') {
          await page.goto(`${site.address}/home/map`)
          await expect(link('/home/map')).toBeVisible()
        }
      } else {
        await expect(link(route)).toHaveCount(isAllowed ? 1 : 0)
        if (inside && (await opener(inside).isVisible())) await page.keyboard.press('Escape')
      }
    }
  })
}
