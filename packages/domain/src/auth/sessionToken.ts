import { asText } from '../query/asText.ts'
import { segmentsOf } from './path.ts'

/** Pages on which the stored session token is never added; `booking-chat` means both booking chats. Source: CF-05. */
const PAGES_WITHOUT_TOKEN: ReadonlySet<string> = new Set([
  'groupadmin',
  'map',
  'passenger-booking-list',
  'driver-booking-list',
  'admin-booking-list',
  'driver-list',
  'payment-success',
  'booking-chat',
  'driver-booking-chat',
  'passenger-booking-chat',
])

/**
 * Whether a call from a page gets the stored session token. The first segment of the page's path is compared whole
 * (`/home/map` is not `/map`), and a call with its own Authorization header keeps it. Source: CF-05.
 */
export function carriesSessionToken(pagePath: string, hasOwnAuthorization = false): boolean {
  return !hasOwnAuthorization && !PAGES_WITHOUT_TOKEN.has(segmentsOf(pagePath)[0] ?? '')
}

/** Calls whose 401 refers to their input, not to an expired token. Source: CF-06. */
const NEVER_RENEWED: ReadonlySet<string> = new Set([
  'signin',
  'signup',
  'reset-mail',
  'generate/renew-token',
  'check-token',
  'verify-token',
  'update-password',
])

/** Whether a 401 of a call with the stored session may renew the token and repeat the call. Source: CF-06. */
export function renewable(callPath: string): boolean {
  return !NEVER_RENEWED.has(segmentsOf(asText(callPath)).join('/'))
}

const RENEWAL_REFUSALS = [400, 401, 403, 409, 416]

/**
 * Whether the answer to a renewal is a refusal, which ends the session. Any other failure means an unreachable server,
 * and the session stays for the next try. Source: CF-164.
 */
export function refusesRenewal({
  status,
  messageCode,
}: {
  readonly status: number
  readonly messageCode: number | undefined
}): boolean {
  return RENEWAL_REFUSALS.some((code) => code === status || code === messageCode)
}
