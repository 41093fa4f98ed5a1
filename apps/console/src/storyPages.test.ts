import { globSync, readFileSync } from 'node:fs'
import { readyLinks, rushHour } from '@fleetgis/sandbox'
import { expect, test } from 'vitest'
import { findRoute, ROUTES } from './findRoute.ts'

test('every page of the console is a story', () => {
  const text = globSync('apps/console/src/*Pages.stories.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const links = new Map(readyLinks(rushHour()).map(({ title, path }) => [title, path]))
  const addresses = [...text.matchAll(/(console|visitor)Page\('([^']+)'\)|webView\('([^']+)'\)/g)].map(
    ([, , address, title = '']) => address ?? links.get(title) ?? title,
  )
  const shown = new Set(addresses.map((address) => findRoute(address.split('?')[0] ?? '')?.route))
  const pages = ROUTES.filter(({ redirectsTo }) => redirectsTo === undefined)
  expect(pages.filter((route) => !shown.has(route)).map(({ path }) => path)).toEqual([])
  expect(shown).not.toContain(undefined)
})
