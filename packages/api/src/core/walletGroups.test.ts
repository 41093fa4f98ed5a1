import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '../testing/deviceStorage.ts'
import { createSession } from './session.ts'
import { dropWalletGroup, forgetWalletGroups, keepWalletGroup, walletGroupOf } from './walletGroups.ts'

const owner = { userId: 'aung@example.com', appId: '001', driverKey: '7' }
const signedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  userName: 'Aung',
  userId: 'aung@example.com',
  role: 0,
}

beforeEach(() => vi.stubGlobal('localStorage', deviceStorage()))
afterEach(() => {
  forgetWalletGroups()
  vi.unstubAllGlobals()
})

test('CF-174 the group of a driver is kept for one user and app, until another is kept or it is removed', () => {
  keepWalletGroup(owner, 'G001')
  expect(walletGroupOf({ ...owner })).toBe('G001')
  for (const other of [{ userId: 'thida' }, { userId: undefined }, { appId: '002' }, { driverKey: '8' }])
    expect(walletGroupOf({ ...owner, ...other })).toBeUndefined()
  keepWalletGroup(owner, 'G002')
  expect(walletGroupOf(owner)).toBe('G002')
  dropWalletGroup(owner)
  expect(walletGroupOf(owner)).toBeUndefined()
})

test('CF-174 the kept groups go at Sign Out, and stay where the server ended the session', () => {
  const session = createSession()
  session.signIn(signedIn)
  keepWalletGroup(owner, 'G001')
  session.signOut('expired')
  expect(walletGroupOf(owner)).toBe('G001')
  session.signIn(signedIn)
  session.signOut()
  expect(walletGroupOf(owner)).toBeUndefined()
})

test('CF-119 without storage the page remembers the group', () => {
  vi.stubGlobal('localStorage', undefined)
  keepWalletGroup(owner, 'G001')
  expect(walletGroupOf(owner)).toBe('G001')
})
