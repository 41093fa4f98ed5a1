import { numberOf } from './replyCode.ts'

/** Where a person goes after signing in: role 0 to the success page, every other role to the map. Source: AUTH-07, AUTH-08. */
export function homeFor(role: number | string | null | undefined): '/success' | '/home/map' {
  return numberOf(role) === 0 ? '/success' : '/home/map'
}
