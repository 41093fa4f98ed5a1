import { expect, test } from 'vitest'
import type { DataColumn } from './DataTableProps.ts'
import { nextSort, sortRows } from './sortRows.ts'

interface Driver {
  readonly name: string
  readonly trips?: number
}

const drivers: readonly Driver[] = [
  { name: 'unit 10', trips: 3 },
  { name: '' },
  { name: 'Unit 9', trips: 12 },
  { name: 'Su Mon', trips: 3 },
]
const columns: readonly DataColumn<Driver>[] = [
  { id: 'name', header: 'Name', sort: ({ name }) => name, cell: ({ name }) => name },
  { id: 'trips', header: 'Trips', sort: ({ trips }) => trips, cell: ({ trips }) => trips },
  { id: 'note', header: 'Note', cell: () => '' },
]
const sorted = (columnId: string, direction: 'ascending' | 'descending') =>
  sortRows(drivers, columns, { columnId, direction }, 'en').map(({ name }) => name)

test('texts sort by alphabet, with the numbers in them by value, and empty ones last', () => {
  expect(sorted('name', 'ascending')).toEqual(['Su Mon', 'Unit 9', 'unit 10', ''])
  expect(sorted('name', 'descending')).toEqual(['unit 10', 'Unit 9', 'Su Mon', ''])
})

test('a text that many rows have is compared once, and rows of equal texts keep their order', () => {
  const many = ['b', 'A', 'a', 'B', 'a'].map((name, trips) => ({ name, trips }))
  const order = sortRows(many, columns, { columnId: 'name', direction: 'descending' }, 'en')
  expect(order.map(({ trips }) => trips)).toEqual([0, 3, 1, 2, 4])
})

test('numbers sort by value, equal ones keep their order, and missing ones come last', () => {
  expect(sorted('trips', 'ascending')).toEqual(['unit 10', 'Su Mon', 'Unit 9', ''])
  expect(sorted('trips', 'descending')).toEqual(['Unit 9', 'unit 10', 'Su Mon', ''])
})

test('without an order, or by a column that does not sort, rows stay as given', () => {
  expect(sortRows(drivers, columns, undefined, 'en')).toBe(drivers)
  expect(sortRows(drivers, columns, { columnId: 'note', direction: 'ascending' }, 'en')).toBe(drivers)
})

test('presses on a header sort ascending, descending, and as given again', () => {
  const first = nextSort(undefined, 'name')
  expect(first).toEqual({ columnId: 'name', direction: 'ascending' })
  const second = nextSort(first, 'name')
  expect(second).toEqual({ columnId: 'name', direction: 'descending' })
  expect(nextSort(second, 'name')).toBeUndefined()
  expect(nextSort(second, 'trips')).toEqual({ columnId: 'trips', direction: 'ascending' })
})
