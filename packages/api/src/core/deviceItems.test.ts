import { expect, test, vi } from 'vitest'
import { deviceStorage } from '../testing/deviceStorage.ts'
import { deviceItems } from './deviceItems.ts'

test('CF-119 where the storage is full the newer text of an item is its only one', () => {
  const storage = deviceStorage()
  const items = deviceItems('fleetgis.', () => storage)
  items.set('fleetgis.a', 'old')
  vi.spyOn(Object.getPrototypeOf(storage), 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  items.set('fleetgis.a', 'new')
  items.set('fleetgis.b', 'only in memory')
  expect(items.get('fleetgis.a')).toBe('new')
  expect(Object.fromEntries(items.all())).toEqual({ 'fleetgis.a': 'new', 'fleetgis.b': 'only in memory' })
  expect(items.all()).toHaveLength(2)

  items.remove('fleetgis.a')
  expect(items.get('fleetgis.a')).toBeUndefined()
  expect(items.all()).toEqual([['fleetgis.b', 'only in memory']])
})
