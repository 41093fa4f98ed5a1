import { STAFF_ROUTES } from '@fleetgis/domain/staff'
import { expect, test } from 'vitest'
import { pageTitle } from './pageTitle.ts'
import { sharedWords } from './words.ts'

test('MENU-04 the words have a title for every page of staff', () => {
  expect(
    STAFF_ROUTES.map(pageTitle).filter((title) => title === undefined || !(title in sharedWords.en)),
  ).toEqual([])
  expect(pageTitle('/home/driver-list')).toBe('page.driverList')
  expect(pageTitle('/location')).toBe('page.places')
})

test('a path that the console does not know has no title', () => {
  expect(['/home', '/home/', '/home/other', '/driver-list', ''].map(pageTitle)).toEqual(
    Array(5).fill(undefined),
  )
})
