import type { Name } from '../base/name.ts'

/** A driver, as the tables know them; where they are is asked of the traffic. */
export interface Driver {
  /** Their place in the table. */
  index: number
  key: string
  /** What they sign in to the app with: a mobile number or an e-mail address. */
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

/** When and where somebody drives. */
interface Habits {
  /** Index of the place where each day begins and ends. */
  home: number
  /** After the start of the calendar day, in milliseconds: people work at all hours. */
  dayStarts: number
  /** In milliseconds. */
  worksFor: number
}
