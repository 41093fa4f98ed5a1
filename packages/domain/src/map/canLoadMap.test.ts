import { expect, test } from 'vitest'
import { canLoadMap } from './canLoadMap.ts'

const full = { token: 't', driverId: '7', groupId: '9' }

test('VAL-31 the embedded map loads only with token, driver and group', () => {
  expect(canLoadMap('embedded', full)).toBe(true)
  expect(canLoadMap('embedded', { ...full, token: '' })).toBe(false)
  expect(canLoadMap('embedded', { ...full, driverId: undefined })).toBe(false)
  expect(canLoadMap('embedded', { token: 't', driverId: '7' })).toBe(false)
})

test('VAL-32 the owner map needs token and driver, and no group', () => {
  expect(canLoadMap('owner', { token: 't', driverId: '7' })).toBe(true)
  expect(canLoadMap('owner', { driverId: '7' })).toBe(false)
  expect(canLoadMap('owner', { token: 't', groupId: '9' })).toBe(false)
})

test('MAP-17 the console map loads for whoever is signed in', () => {
  expect(canLoadMap('console', {})).toBe(true)
})
