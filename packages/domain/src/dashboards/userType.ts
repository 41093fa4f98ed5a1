import { readNumber } from '../format/readNumber.ts'

/** The subject of the Other panel: 1 drivers (totals and ranking), 2 admins (list of groups). Source: CF-111. */
export const USER_TYPES = { driver: 1, admin: 2 } as const

export type UserType = (typeof USER_TYPES)[keyof typeof USER_TYPES]

/** The user type of a select's value; drivers for anything unknown. Source: DASH-02. */
export function userTypeOf(value: unknown): UserType {
  return readNumber(value) === USER_TYPES.admin ? USER_TYPES.admin : USER_TYPES.driver
}
