import { expect, test } from 'vitest'
import { ROUTES } from './findRoute.ts'
import { groupPages } from './groupPages.ts'

test('Decision 65: the page of a group links every page of the console whose address can filter by it', () => {
  const filtered = ROUTES.filter(
    ({ path, page, inShell, read }) =>
      page !== undefined &&
      inShell === true &&
      !path.includes(':') &&
      JSON.stringify(read({}, '?group=G001&groups=G001')).includes('G001'),
  )
  const linked = groupPages('G001').map(({ page }) => page.path)
  expect(linked.toSorted()).toEqual(filtered.map(({ path }) => path).toSorted())
})
