import { expect, test } from 'vitest'
import { MAP_REFRESH } from './mapRefresh.ts'

test('the console refreshes trips every 180 seconds', () => {
  expect(MAP_REFRESH.console.trips).toBe(180_000)
})

test('the console refreshes locations every 60 seconds', () => {
  expect(MAP_REFRESH.console.locations).toBe(60_000)
})

test('the embedded map refreshes locations every 30 seconds', () => {
  expect(MAP_REFRESH.embedded).toEqual({ locations: 30_000 })
})

test('CF-24 the owner map refreshes as the embedded map does', () => {
  expect(MAP_REFRESH.owner).toEqual({ locations: 30_000 })
})
