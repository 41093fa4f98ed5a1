import { type Caller, refuse } from '../answer.ts'
import type { World } from '../world.ts'

/**
 * Returns the sender of a request by its bearer token. Refuses a missing, wrong or expired token with 401, and an ended
 * session with 416.
 */
export function readCaller(world: World, headers: Headers): Caller {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '') ?? []
  if (token === undefined) refuse(401, 'A bearer token is required.')
  const content = world.tokens.read(token, world.now)
  if (content === undefined || content.kind === 'refresh') refuse(401, 'The token is not valid.')
  if (content.isExpired) refuse(401, 'The token has expired.')
  const account = world.accounts.find(content.userId)
  if (account?.quirk === 'sessionOver') refuse(416, 'The session is over.')
  return { userId: content.userId, account }
}
