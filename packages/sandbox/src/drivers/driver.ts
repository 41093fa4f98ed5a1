import type { Name } from '../base/name.ts'

/** A driver in the tables. The traffic has the position. */
export interface Driver {
  /** The index in the table. */
  index: number
  key: string
  /** The user id at sign-in to the app: a mobile number or an e-mail address. */
  userId: string
  name: Name
  mobile: string
  email: string
  memberId: string
  deviceId: string
  groupId: string
  vehicleKey: string
  habits: Habits
}

/** When and where a driver works. */
export interface Habits {
  /** Index of the place where each day starts and ends. */
  home: number
  /** Milliseconds after the start of the calendar day. Working hours cover the whole day. */
  dayStarts: number
  /** In milliseconds; 0 for a driver who never drives. */
  worksFor: number
}
