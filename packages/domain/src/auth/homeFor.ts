import { numberOf } from './replyCode.ts'

/** The page after sign-in: role 0 goes to the success page, every other role to the map. Source: AUTH-07, AUTH-08. */
export function homeFor(role: number | string | null | undefined): '/success' | '/home/map' {
  return numberOf(role) === 0 ? '/success' : '/home/map'
}
