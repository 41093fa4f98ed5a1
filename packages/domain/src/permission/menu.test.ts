import { expect, test } from 'vitest'
import { EMPTY_MENU, gearMenu, menuGroup } from './menu.ts'

const entry = (code: string) => ({ code, name: code, route: `/home/${code}` })

test('MENU-06 the gear offers Role where the menu has its code', () => {
  expect(gearMenu({ items: [entry('map'), entry(' ROLE ')] })).toEqual(['role', 'signOut'])
})

test('MENU-07 the gear offers User where the menu has its code', () => {
  expect(gearMenu({ items: [entry('User')] })).toEqual(['user', 'signOut'])
  expect(gearMenu({ items: [entry('user'), entry('role')] })).toEqual(['role', 'user', 'signOut'])
})

test('MENU-08 the gear always offers Sign Out', () => {
  expect(gearMenu(EMPTY_MENU)).toEqual(['signOut'])
  expect(gearMenu({ items: [entry('roles')] })).toEqual(['signOut'])
})

test('MENU-03 Domain and Report have the entries beside the items or inside them', () => {
  const menu = {
    items: [
      { ...entry('group'), domain: [entry('domain-list')], report: [entry('driver-report')] },
      entry('map'),
    ],
    domain: [entry('rate')],
  }
  expect(menuGroup(menu, 'domain').map((item) => item.code)).toEqual(['rate', 'domain-list'])
  expect(menuGroup(menu, 'report').map((item) => item.code)).toEqual(['driver-report'])
  expect(menuGroup(EMPTY_MENU, 'report')).toEqual([])
})

test('MENU-06 a code inside a dropdown counts', () => {
  expect(gearMenu({ items: [], report: [entry('role')] })).toEqual(['role', 'signOut'])
})

test('MENU-05 the gear offers Role, User and Sign Out, in this order', () => {
  expect(gearMenu({ items: [entry('user'), entry('role')] })).toEqual(['role', 'user', 'signOut'])
})

test('MENU-10 the codes are role and user, in any case, in any dropdown', () => {
  expect(gearMenu({ items: [], domain: [entry('USER')] })).toEqual(['user', 'signOut'])
  expect(gearMenu({ items: [{ ...entry('a'), report: [entry('Role')] }] })).toEqual(['role', 'signOut'])
})
