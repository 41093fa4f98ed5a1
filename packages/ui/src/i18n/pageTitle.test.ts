import { STAFF_ROUTES } from '@fleetgis/domain/staff'
import { expect, test } from 'vitest'
import { pageTitle } from './pageTitle.ts'

test('MENU-04 every page of staff has a title', () => {
  expect(STAFF_ROUTES.filter((path) => pageTitle(path) === undefined)).toEqual([])
  expect(pageTitle('/home/driver-list')).toBe('page.driverList')
  expect(pageTitle('/location')).toBe('page.places')
})

test('a path that the console does not know has no title', () => {
  expect(['/home', '/home/', '/home/other', '/driver-list', ''].map(pageTitle)).toEqual(
    Array(5).fill(undefined),
  )
})
