import type { World } from '../../packages/sandbox/src/server.ts'

interface Person {
  readonly userId: string
  /** An admin's unless given. */
  readonly role?: number
}

/** What an earlier sign-in of a person left in `localStorage`. */
export const storedSession = (
  { tokens, now }: Pick<World, 'tokens' | 'now'>,
  { userId, role = 1 }: Person,
): Record<string, string> => ({
  'fleetgis.access_token': tokens.issue({ kind: 'access', userId }, now),
  'fleetgis.refresh_token': tokens.issue({ kind: 'refresh', userId }, now),
  'fleetgis.user_name': btoa('Aung'),
  'fleetgis.user_id': btoa(userId),
  'fleetgis.role': btoa(String(role)),
})
