import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectedView, visibleMarkers } from './visibleMarkers.ts'

const drivers = [{ status: 0 }, { status: 1 }, { status: 2 }, { status: 3 }, { status: 9 }, {}]
const statuses = (items: readonly { status?: number }[]) => items.map(({ status }) => status)

test('OMAP-16 status 0 is left out', () => {
  expect(statuses(visibleMarkers([{ status: 0 }, { status: 1 }], { gray: true }))).toEqual([1])
})

test('OMAP-17 status 3 shows only with Gray on', () => {
  expect(statuses(visibleMarkers(drivers, { gray: true }))).toEqual([1, 2, 3, undefined])
  expect(statuses(visibleMarkers(drivers, { gray: false }))).toEqual([1, 2, undefined])
})

test('OMAP-18 a status 4 item replaces all others', () => {
  const selected = { status: 4 }
  const visible = visibleMarkers([...drivers, selected, ...drivers], { gray: true })
  expect(visible).toHaveLength(1)
  expect(visible[0]).toBe(selected)
})

test('CF-102 without a toggle nothing is hidden', () => {
  expect(statuses(visibleMarkers(drivers))).toEqual([1, 2, 3, undefined])
})

test('OMAP-19 a selected item is centred at zoom 17', () => {
  const position = { lat: 16.8, lng: 96.1 }
  const other = { status: 1, position: { lat: 0, lng: 0 } }
  expect(selectedView([other, { status: 4, position }])).toEqual({ centre: position, zoom: 17 })
})

test('OMAP-19 without a selected item the map does not move', () => {
  expect(selectedView([{ status: 1, position: { lat: 0, lng: 0 } }])).toBeUndefined()
  expect(selectedView([])).toBeUndefined()
})

test('OMAP-18 selected and other markers are never drawn together', () => {
  const item = fc.record({ status: fc.integer({ min: -1, max: 6 }) })
  fc.assert(
    fc.property(fc.array(item), fc.boolean(), (items, gray) => {
      const visible = visibleMarkers(items, { gray })
      const selected = items.filter(({ status }) => status === 4)
      const plain = items.filter(({ status }) => status === 1 || status === 2 || (gray && status === 3))
      expect(visible).toEqual(selected.length > 0 ? selected : plain)
    }),
  )
})
