import { keyOf } from '../base/keys.ts'
import type { Name } from '../base/name.ts'
import { createRandom } from '../base/random.ts'
import type { Group } from '../groups/group.ts'
import { emailOf, mobileOf } from '../people/contact.ts'
import { personName } from '../people/personName.ts'
import type { Driver } from './driver.ts'
import type { Vehicle } from './vehicle.ts'

/** The profile of a driver, including those who have not driven yet. */
export type Profile = Pick<Driver, 'key' | 'userId' | 'name' | 'mobile' | 'email' | 'memberId' | 'deviceId'>

/** A driver who has not driven yet. */
export interface Newcomer {
  profile: Profile
  vehicle: Vehicle
  /** Whether the driver has uploaded a picture. */
  hasImage: boolean
  /** The groups that the driver is in. */
  groupIds: readonly string[]
  /** The group that the driver applied to; any group if undefined. */
  appliedTo?: string | undefined
}

/** Their keys come after those of the drivers. */
const FIRST_KEY = 500_000
const SERIES = 4

const LONG_NAME = 'ဦးအောင်ကျော်မင်းထွန်းနိုင်ဝင်းသိန်းလင်းထက်ဖြိုးစိုးမိုးတင်စန်းအေးခင်မြလှ'

type Contact = Pick<Profile, 'mobile' | 'email'> & { name?: string }

/** Contacts of every shape that has its own mask, or cannot be masked (CF-48). */
const SHAPES: readonly Contact[] = [
  { name: LONG_NAME, mobile: mobileOf(SERIES, 1), email: 'long.name+taxi@mail.fleetgis.example' },
  { mobile: '12345', email: 'a@fleetgis.example' },
  { mobile: '123456', email: 'ab@fleetgis.example' },
  { mobile: '1234567', email: '' },
  { mobile: '09 4 0000 0005', email: 'no at sign' },
  { mobile: '+95 9 4-0000-0006', email: '@fleetgis.example' },
  { mobile: '', email: emailOf('newcomer', 7) },
]
const UNREGISTERED = 12
/** One application per this many names no group. */
const NO_WISH = 3

/** A newcomer with plain defaults. */
export function aNewcomer(index: number, overrides: Partial<Profile> = {}): Newcomer {
  const key = keyOf('driver', FIRST_KEY + index)
  const mobile = overrides.mobile ?? mobileOf(SERIES, index)
  const email = overrides.email ?? emailOf('newcomer', index)
  return {
    profile: {
      key,
      userId: mobile === '' ? email : mobile,
      name: { en: 'Ko Zaw Min', my: 'ကိုဇော်မင်း' },
      memberId: '',
      deviceId: '',
      ...overrides,
      mobile,
      email,
    },
    vehicle: {
      key: keyOf('vehicle', FIRST_KEY + index),
      vehicleNo: '',
      brand: '',
      model: '',
      colour: '',
      fuel: '',
      driverKey: key,
      ownerKey: '',
    },
    hasImage: false,
    groupIds: [],
  }
}

const both = (text: string): Name => ({ en: text, my: text })

/** Drivers who have not driven yet: every group has some, with a contact of each shape; others have no group. */
export function seedNewcomers(seed: number, groups: readonly Group[]): Newcomer[] {
  const named = (index: number) => personName(createRandom(seed, 'newcomer', index))
  const members = SHAPES.map(({ name, ...contact }, shape) => ({
    ...aNewcomer(shape + 1, {
      ...contact,
      name: name === undefined ? named(shape + 1) : both(name),
      memberId: `N${String(shape + 1).padStart(3, '0')}`,
    }),
    groupIds: groups.map(({ id }) => id),
  }))
  const others = Array.from({ length: UNREGISTERED }, (_, order) => {
    const index = SHAPES.length + order + 1
    const newcomer = aNewcomer(index, { name: named(index), deviceId: `N-${String(index).padStart(6, '0')}` })
    const vehicle = { ...newcomer.vehicle, vehicleNo: `5N-${4000 + index}`, brand: 'Toyota', model: 'Probox' }
    const appliedTo = order % NO_WISH === 0 ? undefined : groups[order % groups.length]?.id
    return { ...newcomer, vehicle, hasImage: order % 2 === 0, appliedTo }
  })
  return [...members, ...others]
}
