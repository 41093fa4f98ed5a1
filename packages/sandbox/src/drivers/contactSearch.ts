import { barePhone } from '../people/phone.ts'
import type { Enlisted } from './roster.ts'

/**
 * Finds drivers by a part of mobile, e-mail or name. Case and the format of the mobile do not matter (CF-101). A blank
 * search finds all.
 */
export function contactSearch(text: string): (one: Pick<Enlisted, 'profile'>) => boolean {
  const wanted = text.trim().toLowerCase()
  const phone = /^[\d\s+().-]+$/.test(wanted) ? barePhone(wanted) : ''
  return ({ profile: { name, mobile, email } }) =>
    [name.en, name.my, mobile, email].some((one) => one.toLowerCase().includes(wanted)) ||
    (phone !== '' && barePhone(mobile).includes(phone))
}

/** Whether a text is the whole mobile or e-mail of a driver. */
export function isWholeContact(text: string, { profile }: Enlisted): boolean {
  const wanted = text.trim().toLowerCase()
  const phone = barePhone(wanted)
  return (
    (wanted !== '' && profile.email.toLowerCase() === wanted) ||
    (phone !== '' && barePhone(profile.mobile) === phone)
  )
}
