import { describe, expect, test } from 'vitest'
import { nameError } from './name.ts'
import { CHARGE_RANGE, extraChargeErrors, rateErrors } from './rate.ts'
import { editsRoles, grantOn, type RouteGrant, routesBeyond, withRight } from './role.ts'
import { userErrors } from './user.ts'

const NONE = { canView: false, canAdd: false, canEdit: false, canDelete: false }
const VIEW_ONLY = { ...NONE, canView: true }
const FULL = { canView: true, canAdd: true, canEdit: true, canDelete: true }
const on = (route: string, permission: typeof NONE): RouteGrant => ({ route, ...permission })

describe('CF-128 the rights of a role', () => {
  test('PERM-05 the other rights come with can_view and go with it', () => {
    expect(withRight(NONE, 'canDelete', true)).toEqual({ ...VIEW_ONLY, canDelete: true })
    expect(withRight(FULL, 'canView', false)).toEqual(NONE)
    expect(withRight(FULL, 'canEdit', false)).toEqual({ ...FULL, canEdit: false })
  })

  test('a page without an entry has no rights', () => {
    expect(grantOn([on('/home/map', VIEW_ONLY)], '/home/rate')).toEqual(NONE)
  })

  test('PERM-06 a right beyond those of the own role cannot be granted, but one that was granted before may stay', () => {
    const own = [on('/home/rate', VIEW_ONLY)]
    const wanted = [on('/home/rate', FULL), on('/home/map', VIEW_ONLY)]
    expect(routesBeyond(wanted, { own })).toEqual(['/home/rate', '/home/map'])
    expect(routesBeyond(wanted, { own, before: wanted })).toEqual([])
    expect(routesBeyond([on('/home/rate', VIEW_ONLY)], { own })).toEqual([])
  })

  test.each([
    [{ ...VIEW_ONLY, canEdit: true }, true],
    [{ ...NONE, canEdit: true }, false],
    [VIEW_ONLY, false],
  ])('a role with %j on roles edits them: %s', (permission, expected) => {
    expect(editsRoles([on('/home/role', permission)])).toBe(expected)
  })
})

describe('CF-128 a fare or a charge', () => {
  test('CF-171 is whole MMK from 0 to 1,000,000', () => {
    expect(CHARGE_RANGE).toEqual({ least: 0, most: 1_000_000 })
  })

  test('all fields of a rate are required', () => {
    expect(rateErrors({ groupId: '', initial: '', perKm: 'x', perMinute: '-1' })).toEqual({
      groupId: 'staff.required',
      initial: { reason: 'empty' },
      perKm: { reason: 'notNumber' },
      perMinute: { reason: 'tooSmall', limit: 0 },
    })
    expect(rateErrors({ groupId: 'G1', initial: '1,200', perKm: '650', perMinute: '0' })).toEqual({})
  })

  test('all fields of an extra charge are required', () => {
    expect(extraChargeErrors({ groupId: '', name: ' ', amount: '' })).toEqual({
      groupId: 'staff.required',
      name: 'staff.required',
      amount: { reason: 'empty' },
    })
    expect(extraChargeErrors({ groupId: 'G1', name: 'Luggage', amount: '500' })).toEqual({})
  })

  test('a name of 60 characters is valid, a longer one is an error, and leading and trailing spaces do not count', () => {
    expect(nameError(` ${'က'.repeat(60)} `)).toBeUndefined()
    expect(nameError('🚕'.repeat(60))).toBeUndefined()
    expect(nameError('က'.repeat(61))).toBe('staff.nameTooLong')
    expect(extraChargeErrors({ groupId: 'G1', name: 'x'.repeat(61), amount: '500' })).toEqual({
      name: 'staff.nameTooLong',
    })
  })
})

describe('CF-128 a user', () => {
  const user = { userId: 'a@b.example', userName: 'Aye', password: 'fleet1234', role: '2' }

  test('AUTH-26 a new user has the fields of sign-up and a role', () => {
    expect(userErrors(user, { isNew: true })).toEqual({})
    expect(userErrors({ userId: 'a', userName: '', password: 'short', role: '' }, { isNew: true })).toEqual({
      userId: 'auth.invalidEmail',
      userName: 'auth.userNameRequired',
      password: 'auth.passwordTooShort',
      role: 'staff.required',
    })
  })

  test('of a known user only the name and the role are required', () => {
    expect(
      userErrors({ userId: 'thida', userName: 'Aye', password: '', role: '2' }, { isNew: false }),
    ).toEqual({})
  })
})
