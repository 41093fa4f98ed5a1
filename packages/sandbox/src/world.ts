import { type Accounts, createAccounts } from './auth/accounts.ts'
import { type Captcha, createCaptcha } from './auth/captcha/captcha.ts'
import { createMails, type Mails } from './auth/mails.ts'
import { type AccountChanges, seedAccounts } from './auth/seed.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { dayOf } from './base/stamp.ts'
import { type Bookings, createBookings } from './bookings/bookings.ts'
import { type BookingSettings, createBookingSettings } from './bookings/settings.ts'
import { type Chats, createChats } from './chat/chats.ts'
import type { Driver, Habits } from './drivers/driver.ts'
import { ownersOf } from './drivers/ownership.ts'
import { createRoster, type Roster } from './drivers/roster.ts'
import { seedDrivers, seedVehicles } from './drivers/seed.ts'
import { createTraffic, type Traffic } from './drivers/traffic.ts'
import type { Vehicle } from './drivers/vehicle.ts'
import { createFaults, type Faults } from './faults.ts'
import type { Group } from './groups/group.ts'
import { seedGroups } from './groups/seed.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './http/idempotencyKeys.ts'
import { createPayments, type Payments } from './payments/payments.ts'
import { type Person, seedPeople } from './people/seed.ts'
import { createGazetteer, type Spot } from './places/gazetteer.ts'
import { createSavedPlaces, type SavedPlaces } from './places/savedPlaces.ts'
import { createPace, type Pace } from './places/search/pace.ts'
import type { Dated } from './staff/dated.ts'
import { createExtraCharges, createRates, type ExtraCharge, type Rate } from './staff/rates.ts'
import { createRoles, type Roles } from './staff/roles.ts'
import { type City, createCity } from './streets/city.ts'
import { createDiary, type Diary } from './trips/diary.ts'
import { pastOf } from './trips/past.ts'
import { type Checks, createChecks } from './wallet/checks.ts'
import { createPins, type Pins } from './wallet/pins.ts'
import { createRequests, type Requests } from './wallet/requests.ts'
import { createWallets, type Wallets } from './wallet/wallets.ts'

/** The whole state of the sandbox's servers. Two worlds of the same seed and moment are equal, byte for byte. */
export interface World {
  readonly seed: number
  /** The name of its scenario, if it has one. */
  readonly scenario: string | undefined
  /** The present moment of the world, epoch milliseconds. */
  readonly now: number
  /** Advances the clock, and with it drivers, trips and tokens. An earlier moment changes nothing. */
  advanceTo(now: number): void
  readonly city: City
  readonly groups: readonly Group[]
  readonly accounts: Accounts
  readonly roles: Roles
  readonly rates: Dated<Rate>
  readonly extraCharges: Dated<ExtraCharge>
  /** Mails to staff. They are not sent: the sandbox's page lists their links. */
  readonly mails: Mails
  readonly tokens: Tokens
  readonly captcha: Captcha
  readonly drivers: readonly Driver[]
  readonly vehicles: readonly Vehicle[]
  readonly roster: Roster
  readonly wallets: Wallets
  readonly requests: Requests
  readonly pins: Pins
  readonly checks: Checks
  readonly owners: readonly Person[]
  readonly passengers: readonly Person[]
  readonly traffic: Traffic
  readonly diary: Diary
  readonly bookings: Bookings
  readonly bookingSettings: BookingSettings
  readonly chats: Chats
  readonly payments: Payments
  readonly idempotencyKeys: IdempotencyKeys
  /** The spots that the providers of place searches have. */
  readonly gazetteer: readonly Spot[]
  readonly savedPlaces: SavedPlaces
  readonly searchPace: Pace
  /** The active faults; none at first. */
  readonly faults: Faults
}

/** What a world is made of: the same options make the same city. */
export interface WorldOptions {
  seed: number
  /** Epoch milliseconds. */
  now: number
  drivers: number
  /** Days before `now` that have trips: 30 by default. */
  historyDays?: number
  /** A city to share. */
  city?: City
  /** The name of the scenario, for display. */
  scenario?: string
  /** Default 6. */
  groups?: number
  /** Changes to the seeded accounts. */
  accounts?: AccountChanges
  /** Most drivers sleep around this moment, epoch milliseconds. Without it working hours cover the whole day. */
  sleepAround?: number
  /** Changes to the habits of drivers, by index. */
  habits?: ReadonlyMap<number, Partial<Habits>>
  /** Whether every conversation is closed. */
  areChatsClosed?: boolean
  /** The payment gateway's address: `https://gateway.fleetgis.example/pay` by default. */
  gatewayAddress?: string
}

const PASSENGERS_A_DRIVER = 2

/** Creates a world. Expensive parts, such as the trips of a month, are computed at the first read. */
export function createWorld(options: WorldOptions): World {
  const { seed, drivers: count, historyDays = 30 } = options
  let now = options.now
  const city = options.city ?? createCity(seed)
  const groups = seedGroups(options.groups)
  const places = city.places.length
  const { sleepAround, habits } = options
  const drivers = seedDrivers({ seed, count, groups, places, sleepAround, habits })
  const firstDay = dayOf(options.now) - historyDays
  const past = pastOf(city, seed, [now, count, historyDays, groups.length, sleepAround, [...(habits ?? [])]])
  const diary = createDiary(drivers, past, firstDay)
  const passengers = seedPeople(seed, 'passenger', count * PASSENGERS_A_DRIVER)
  const vehicles = seedVehicles(seed, drivers)
  const gazetteer = createGazetteer(seed, city)
  const opening = { firstDay, openedAt: options.now }
  const fares = { rates: createRates(groups), extraCharges: createExtraCharges(groups) }
  const requests = createRequests(seed, drivers, opening)
  const bookings = createBookings({ seed, city, groups, drivers, passengers, diary, firstDay })
  return {
    seed,
    scenario: options.scenario,
    get now() {
      return now
    },
    advanceTo(moment) {
      now = Math.max(now, moment)
    },
    city,
    groups,
    accounts: createAccounts(seedAccounts(options.accounts)),
    roles: createRoles(),
    ...fares,
    mails: createMails(seed),
    tokens: createTokens(seed),
    captcha: createCaptcha(seed),
    drivers,
    vehicles,
    roster: createRoster(seed, { drivers, vehicles, groups }),
    wallets: createWallets({ seed, city, drivers, ...fares, diary, requests, past, ...opening }),
    requests,
    pins: createPins(),
    checks: createChecks(),
    owners: seedPeople(seed, 'owner', ownersOf(count)),
    passengers,
    traffic: createTraffic(city, past.plans, diary.addedAt),
    diary,
    bookings,
    bookingSettings: createBookingSettings(seed, drivers),
    chats: createChats(seed, bookings, options.areChatsClosed),
    payments: createPayments(options.gatewayAddress),
    idempotencyKeys: createIdempotencyKeys(),
    gazetteer,
    savedPlaces: createSavedPlaces(seed, gazetteer),
    searchPace: createPace(),
    faults: createFaults(seed),
  }
}
