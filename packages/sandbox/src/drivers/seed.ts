import { keyOf } from '../base/keys.ts'
import { createRandom, type Random } from '../base/random.ts'
import { DAY, FLEET_OFFSET } from '../base/stamp.ts'
import type { Group } from '../groups/group.ts'
import { emailOf, mobileOf } from '../people/contact.ts'
import { personName } from '../people/personName.ts'
import type { Driver, Habits } from './driver.ts'
import { ownerOf } from './ownership.ts'
import type { Vehicle } from './vehicle.ts'

type Model = readonly [brand: string, model: string]
const MODELS: readonly [Model, ...Model[]] = [
  ['Toyota', 'Probox'],
  ['Toyota', 'Fielder'],
  ['Honda', 'Fit'],
  ['Nissan', 'AD Van'],
  ['Suzuki', 'Ertiga'],
]
const COLOURS = ['White', 'Silver', 'Black', 'Blue', 'Red'] as const
const FUELS = ['Petrol', 'CNG', 'Hybrid', 'Electric'] as const
const LETTERS = 'ABCDEFGHJKLMNPQR'
const HOUR = 3_600_000

/** A driver with plain defaults. */
export function aDriver(overrides: Partial<Driver> & { index: number }): Driver {
  const { index } = overrides
  return {
    key: keyOf('driver', index + 1),
    userId: mobileOf(1, index + 1),
    name: { en: 'Ko Aung Kyaw', my: 'ကိုအောင်ကျော်' },
    mobile: mobileOf(1, index + 1),
    email: emailOf('driver', index + 1),
    memberId: `M${String(index + 1).padStart(5, '0')}`,
    deviceId: `D-${String(index + 1).padStart(6, '0')}`,
    groupId: 'G001',
    vehicleKey: keyOf('vehicle', index + 1),
    habits: { home: 0, dayStarts: 0, worksFor: 16 * HOUR },
    ...overrides,
  }
}

/** The share of drivers who work although most sleep. */
const NIGHT_OWLS = 0.08

interface DriverSeed {
  seed: number
  count: number
  groups: readonly Group[]
  /** The number of places to live at. */
  places: number
  /** The moment around which most drivers sleep, epoch milliseconds. Without it working hours cover the whole day. */
  sleepAround?: number | undefined
  /** Changes to the habits of drivers, by index. */
  habits?: ReadonlyMap<number, Partial<Habits>> | undefined
}

/** The drivers of a seed. Each has its own random sequence, so a larger fleet keeps the first drivers. */
export function seedDrivers({ seed, count, groups, places, sleepAround, habits }: DriverSeed): Driver[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, 'driver', index)
    const driver = aDriver({ index, name: personName(random), groupId: groupOf(random, groups) })
    return {
      ...driver,
      userId: random.chance(0.25) ? driver.email : driver.mobile,
      habits: {
        home: random.int(Math.max(1, places)),
        dayStarts: Math.floor(random.between(0, 24)) * HOUR + random.int(60) * 60_000,
        worksFor: random.between(14, 19) * HOUR,
        ...(sleepAround !== undefined && !random.chance(NIGHT_OWLS) && sleeping(random, sleepAround)),
        ...habits?.get(index),
      },
    }
  })
}

/** Working hours of a driver who sleeps at a time of the day: home some hours before, off again some hours later. */
function sleeping(random: Random, around: number): Pick<Driver['habits'], 'dayStarts' | 'worksFor'> {
  const timeOfDay = (((around + FLEET_OFFSET) % DAY) + DAY) % DAY
  return {
    dayStarts: (timeOfDay + Math.floor(random.between(3, 6)) * HOUR + random.int(60) * 60_000) % DAY,
    worksFor: random.between(9, 13) * HOUR,
  }
}

/** The first groups are the largest. */
function groupOf(random: Random, groups: readonly Group[]): string {
  const index = Math.floor(groups.length * random.next() ** 1.6)
  return groups[index]?.id ?? ''
}

/** A vehicle for each driver. */
export function seedVehicles(seed: number, drivers: readonly Driver[]): Vehicle[] {
  return drivers.map(({ index, key, vehicleKey }) => {
    const random = createRandom(seed, 'vehicle', index)
    const [brand, model] = random.pick(MODELS)
    const letter = () => LETTERS.charAt(random.int(LETTERS.length))
    return {
      key: vehicleKey,
      vehicleNo: `${random.int(9) + 1}${letter()}-${String(1000 + random.int(9000))}`,
      brand,
      model,
      colour: random.pick(COLOURS),
      fuel: random.pick(FUELS),
      driverKey: key,
      ownerKey: keyOf('owner', ownerOf(index) + 1),
    }
  })
}
