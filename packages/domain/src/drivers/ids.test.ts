import { expect, test } from 'vitest'
import type { Driver } from './driver.ts'
import type { DriverKey } from './ids.ts'

test('a key takes a plain text and a key, and no id of another kind', () => {
  const driver: Driver = { key: 'K-1', driverId: 'aung@fleet.example', name: 'Aung', isInGroup: true }
  const keys: DriverKey[] = ['K-2', driver.key]
  // @ts-expect-error: the id by which a driver signs in is not the key
  keys.push(driver.driverId ?? '')
  expect(keys).toHaveLength(3)
})
