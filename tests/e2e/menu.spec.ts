import type { Locator, Page } from '@playwright/test'
import { admin, groupAdmin, guest, operator, viewer } from './people.ts'
import { expect, test } from './site.ts'

const rows = (page: Page) => page.getByRole('rowheader').first()
const region = (name: string) => (page: Page) => page.getByRole('region', { name }).first()

interface Entry {
  title: string
  proof: (page: Page) => Locator
  inside?: string
  rule?: `@ROUTE-${number}`
}

/** The entries of the menu by their routes: the title of the page, what it shows once it works, and the dropdown. */
const ENTRIES: Record<string, Entry> = {
  '/home/map': { title: 'Map', proof: region('Map of vehicles'), rule: '@ROUTE-23' },
  '/home/checkin-list': { title: 'Check-in list', proof: rows, rule: '@ROUTE-24' },
  '/home/driver-list': { title: 'Drivers', proof: rows, rule: '@ROUTE-25' },
  '/home/vehicle': { title: 'Vehicles', proof: rows },
  '/location': { title: 'Add Locations', proof: (page) => page.getByRole('searchbox').first() },
  '/home/role': { title: 'Roles', proof: rows, inside: 'Settings' },
  '/home/user': { title: 'Users', proof: rows, inside: 'Settings' },
  '/home/domain-list': { title: 'Groups', proof: rows, inside: 'Domain' },
  '/home/rate': { title: 'Rates', proof: rows, inside: 'Domain' },
  '/home/extra-charge': { title: 'Extra charges', proof: rows, inside: 'Domain' },
  '/home/dashboard': { title: 'Dashboard', proof: region('Figures of the period'), inside: 'Report' },
  '/home/driver-report': { title: 'Driver report', proof: region('Driver ranking'), inside: 'Report' },
  '/home/polyline-list': { title: 'Trip routes', proof: rows, inside: 'Report' },
}

const ROLES = [
  [0, guest, ['/home/map']],
  [1, admin, Object.keys(ENTRIES)],
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

for (const [role, { userId }, allowed] of ROLES)
  test(`MENU-02 role ${role} sees its entries alone, and each leads to a page that works`, {
    tag: allowed.flatMap((route) => ENTRIES[route]?.rule ?? []),
  }, async ({ page, site }) => {
    await site.keepSession(page, userId)
    await page.goto(`${site.address}/home/map`)
    const banner = page.getByRole('banner')
    const opener = (name: string) => banner.getByRole('button', { name, exact: true })
    const link = (route: string) => banner.locator(`a[href="${route}"]:not([data-part="home"])`)
    await expect(link('/home/map')).toBeVisible()
    for (const [route, { title, proof, inside }] of Object.entries(ENTRIES)) {
      const isAllowed = (allowed as readonly string[]).includes(route)
      // A dropdown without entries is not there (MENU-03).
      if (inside && (isAllowed || (await opener(inside).isVisible()))) await opener(inside).click()
      if (isAllowed) {
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
        await expect(link(route)).toHaveCount(0)
        if (inside && (await opener(inside).isVisible())) await page.keyboard.press('Escape')
      }
    }
  })
