import { expect, test } from 'vitest'
import {
  clearedAtSignOut,
  readStoredSession,
  SESSION_ITEMS,
  SIGN_OUT_ROUTE,
  showsWelcome,
  storedSession,
} from './session.ts'

const signedIn = {
  accessToken: 'abc.def',
  refreshToken: 'r-1',
  userName: 'Aung Aung',
  userId: 'aung@example.com',
  role: 12,
}

test('SESS-02 tokens are stored as they are', () => {
  expect(storedSession(signedIn)).toMatchObject({ accessToken: 'abc.def', refreshToken: 'r-1' })
})

test('SESS-03 the user name is stored in base64', () => {
  expect(storedSession(signedIn).userName).toBe('QXVuZyBBdW5n')
})

test('SESS-04 the user id is stored in base64', () => {
  expect(storedSession(signedIn).userId).toBe('YXVuZ0BleGFtcGxlLmNvbQ==')
})

test('SESS-05 the role is stored in base64', () => {
  expect(storedSession(signedIn).role).toBe('MTI=')
  expect(storedSession({ ...signedIn, role: 0 }).role).toBe('MA==')
})

test('SESS-05 a stored session is read back whole', () => {
  expect(readStoredSession(storedSession(signedIn))).toEqual(signedIn)
})

test('SESS-05 missing and changed items read as undefined', () => {
  expect(readStoredSession({ accessToken: '', userName: 'Aung', role: 'YQ==' })).toEqual({
    accessToken: undefined,
    refreshToken: undefined,
    userName: undefined,
    userId: undefined,
    role: undefined,
  })
})

test('SESS-07 Sign Out clears refresh token, name, id and role', () => {
  expect(clearedAtSignOut()).toEqual(expect.arrayContaining(['refreshToken', 'userName', 'userId', 'role']))
})

test('SESS-10 Sign Out clears the access token too, unless it is configured to stay', () => {
  expect(clearedAtSignOut()).toEqual(SESSION_ITEMS)
  expect(clearedAtSignOut({ keepAccessTokenOnLogout: false })).toEqual(SESSION_ITEMS)
  expect(clearedAtSignOut({ keepAccessTokenOnLogout: true })).toEqual([
    'refreshToken',
    'userName',
    'userId',
    'role',
  ])
})

test('Sign Out goes to the sign-in page', () => {
  expect(SIGN_OUT_ROUTE).toBe('/login')
})

test('SESS-11 with a stored access token the sign-in page redirects to the welcome page', () => {
  expect(showsWelcome({ accessToken: 'abc' })).toBe(true)
  expect(showsWelcome({ accessToken: 'abc', success: null })).toBe(true)
  expect(showsWelcome({ accessToken: '' })).toBe(false)
  expect(showsWelcome({})).toBe(false)
})

test('SESS-11 a banner message keeps the sign-in page open', () => {
  expect(showsWelcome({ accessToken: 'abc', success: 'Done' })).toBe(false)
  expect(showsWelcome({ accessToken: 'abc', success: '' })).toBe(false)
})

test('SESS-11 Sign Out does not redirect back', () => {
  expect(showsWelcome({ accessToken: 'abc', signedOutHere: true })).toBe(false)
})
