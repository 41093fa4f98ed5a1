import { createSession } from '@fleetgis/api'
import { expect, test, vi } from 'vitest'
import { followPageToken } from './followPageToken.ts'

const signedIn = { accessToken: 'a', refreshToken: 'r', userName: 'Aung', userId: 'aung', role: 1 }

function setUp() {
  const session = createSession({ storage: 'memory' })
  const tokens = {
    for: vi.fn(),
    arrive: vi.fn(),
    drop: vi.fn(),
    subscribe: vi.fn(),
    isWanted: vi.fn(),
    give: vi.fn(),
  }
  const navigation = { shown: undefined as { place: { path: string; search: string } } | undefined }
  let notify = () => {}
  followPageToken({
    tokens,
    session,
    navigation: {
      get shown() {
        return navigation.shown && { ...navigation.shown, isRefused: false, visit: 1 }
      },
      subscribe: (listener) => {
        notify = listener
        return () => {}
      },
    },
  })
  const show = (path?: string) => {
    navigation.shown = path === undefined ? undefined : { place: { path, search: '' } }
    notify()
  }
  return { session, tokens, show }
}

test('CF-06 the token follows the page that is shown, once there is one', () => {
  const { tokens, show } = setUp()
  show()
  expect(tokens.arrive).not.toHaveBeenCalled()
  show('/login')
  expect(tokens.arrive).toHaveBeenCalledWith('/login')
})

test('CF-06 a sign-in, a Sign Out and an expired session drop the token', () => {
  const { session, tokens } = setUp()
  session.signIn(signedIn)
  expect(tokens.drop).toHaveBeenCalledTimes(1)
  session.renew('b')
  expect(tokens.drop).toHaveBeenCalledTimes(1)
  session.signOut()
  expect(tokens.drop).toHaveBeenCalledTimes(2)
  session.signIn(signedIn)
  session.signOut('expired')
  expect(tokens.drop).toHaveBeenCalledTimes(4)
})

test('CF-06 a Sign Out of another tab leaves a web view its token', () => {
  const { session, tokens } = setUp()
  session.signOut('elsewhere')
  session.signIn(signedIn)
  tokens.drop.mockClear()
  session.signOut('elsewhere')
  expect(tokens.drop).not.toHaveBeenCalled()
})
