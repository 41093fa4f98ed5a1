/** A position in degrees. */
interface Place {
  lat: number
  lng: number
}

/** The text arguments of calls, which a caller can give. */
export const ID_NAMES = {
  userId: 'the id of the token’s user: an admin, a driver, a passenger or an owner',
  groupId: 'a group of that user',
  driverId: 'the key of a driver of that group',
  tripDriverId: 'the key of a driver with a trip in the last two days',
  bookingKey: 'a booking that the user may see',
  conversationId: 'a conversation of the user',
  vehicleId: 'a vehicle of an owner',
  tripId: 'a trip of an owner',
} as const

export type IdName = keyof typeof ID_NAMES

/** Arguments of calls. `mailToken`, of a mail to reset a password, is a secret and no argument of the command. */
export type GivenIds = Partial<Record<IdName | 'mailToken', string>>

/** What earlier answers had, for the arguments of later calls. */
export interface Found extends Record<IdName | 'mailToken', string> {
  contact: { mobile: string; email: string }
  pickup: Place
  bookingType: string
  isReady: boolean
  driver: { key: string; name: string; memberId: string; vehicleNo: string; vehicle: string }
  location: { id: string; name: string; address: string; status: number }
  user: { userId: string; userName: string; role: number }
  role: { id: number; name: string; grants: readonly Grant[] }
  rate: { id: string; groupId: string; initial: number; perKm: number; perMinute: number }
  charge: { id: string; groupId: string; name: string; amount: number }
}

interface Grant {
  route: string
  canView: boolean
  canAdd: boolean
  canEdit: boolean
  canDelete: boolean
}

/**
 * Arguments that writes send back: they are kept only from an answer that is the same. The client reads a missing text
 * as empty and an odd flag as no right, and a write would store that.
 */
export const SENT_BACK: ReadonlySet<string> = new Set<keyof Found>([
  'bookingType',
  'isReady',
  'driver',
  'location',
  'user',
  'role',
  'rate',
  'charge',
])

/** An argument that no earlier answer had, or that only an answer with differences had. */
export class MissingArgument extends Error {
  constructor(name: string, isWithheld: boolean) {
    const advice = name in ID_NAMES ? `: give one with --id ${name}=…` : ''
    super(isWithheld ? 'its read differs' : `no earlier answer has a ${name}${advice}`)
  }
}

/** The arguments so far. Reading one that is not there throws a MissingArgument. */
export function argumentsOf(found: Partial<Found>, withheld: ReadonlySet<string>): Found {
  return new Proxy(found, {
    get(target, name: string) {
      const value = target[name as keyof Found]
      if (value === undefined) throw new MissingArgument(name, withheld.has(name))
      return value
    },
  }) as Found
}
