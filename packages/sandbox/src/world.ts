import { type Accounts, createAccounts } from './auth/accounts.ts'
import { type Captcha, createCaptcha } from './auth/captcha/captcha.ts'
import { createMails, type Mails } from './auth/mails.ts'
import { type AccountChanges, seedAccounts } from './auth/seed.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { dayOf } from './base/stamp.ts'
import { type Bookings, createBookings } from './bookings/bookings.ts'
import { type BookingSettings, createBookingSettings } from './bookings/settings.ts'
import { type Chats, createChats } from './chat/chats.ts'
import type { Driver } from './drivers/driver.ts'
import { ownersOf } from './drivers/ownership.ts'
import { createPlans } from './drivers/plans.ts'
import { createRoster, type Roster } from './drivers/roster.ts'
import { seedDrivers, seedVehicles } from './drivers/seed.ts'
import { createTraffic, type Traffic } from './drivers/traffic.ts'
import type { Vehicle } from './drivers/vehicle.ts'
import { createFaults, type Faults } from './faults.ts'
import type { Group } from './groups/group.ts'
import { seedGroups } from './groups/seed.ts'
import { createPayments, type Payments } from './payments/payments.ts'
import { type Person, seedPeople } from './people/seed.ts'
import { createGazetteer, type Spot } from './places/gazetteer.ts'
import { createSavedPlaces, type SavedPlaces } from './places/savedPlaces.ts'
import { createPace, type Pace } from './places/search/pace.ts'
import { type City, createCity } from './streets/city.ts'
import { createDiary, type Diary } from './trips/diary.ts'
import { type Checks, createChecks } from './wallet/checks.ts'
import { createPins, type Pins } from './wallet/pins.ts'
import { createRequests, type Requests } from './wallet/requests.ts'
import { createWallets, type Wallets } from './wallet/wallets.ts'

/** Everything that the sandbox's servers know. Two worlds of the same seed and moment are the same, byte for byte. */
export interface World {
  readonly seed: number
  /** The name of its scenario, where it has one. */
  readonly scenario: string | undefined
  /** The moment that it is, epoch milliseconds. */
  readonly now: number
  /** Moves the clock, and with it drivers, trips and tokens. It does not run backwards: an earlier moment changes nothing. */
  advanceTo(now: number): void
  readonly city: City
  readonly groups: readonly Group[]
  readonly accounts: Accounts
  /** Mails to staff, which nobody sends: their links stand on the sandbox's page. */
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
  /** What the providers of place searches know. */
  readonly gazetteer: readonly Spot[]
  readonly savedPlaces: SavedPlaces
  readonly searchPace: Pace
  /** What goes wrong; nothing, until it is switched on. */
  readonly faults: Faults
}

export interface WorldOptions {
  seed: number
  /** Epoch milliseconds. */
  now: number
  drivers: number
  /** Days before `now` that have trips: 30 unless given. */
  historyDays?: number
  /** A city that was drawn before, to be shared. */
  city?: City
  /** The scenario that it is, for whoever looks at it. */
  scenario?: string
  /** 6 unless given. */
  groups?: number
  /** What is otherwise about accounts. */
  accounts?: AccountChanges
  /** Nearly all drivers sleep around this moment, epoch milliseconds; they work at all hours unless given. */
  sleepAround?: number
  /** Whether every conversation is closed. */
  areChatsClosed?: boolean
  /** Where the payment gateway sends people: `https://gateway.fleetgis.example/pay` unless given. */
  gatewayAddress?: string
}

const PASSENGERS_A_DRIVER = 2

/** Makes a world. What takes time, such as the trips of a month, is made when it is first asked for. */
export function createWorld(options: WorldOptions): World {
  const { seed, drivers: count, historyDays = 30 } = options
  let now = options.now
  const city = options.city ?? createCity(seed)
  const groups = seedGroups(options.groups)
  const places = city.places.length
  const drivers = seedDrivers({ seed, count, groups, places, sleepAround: options.sleepAround })
  const plans = createPlans(seed, city.routes)
  const firstDay = dayOf(options.now) - historyDays
  const diary = createDiary(drivers, plans, firstDay)
  const passengers = seedPeople(seed, 'passenger', count * PASSENGERS_A_DRIVER)
  const vehicles = seedVehicles(seed, drivers)
  const gazetteer = createGazetteer(seed, city)
  const opening = { firstDay, openedAt: options.now }
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
    mails: createMails(seed),
    tokens: createTokens(seed),
    captcha: createCaptcha(seed),
    drivers,
    vehicles,
    roster: createRoster(seed, { drivers, vehicles, groups }),
    wallets: createWallets({ seed, city, diary, requests, ...opening }),
    requests,
    pins: createPins(),
    checks: createChecks(),
    owners: seedPeople(seed, 'owner', ownersOf(count)),
    passengers,
    traffic: createTraffic(city, plans, diary.addedAt),
    diary,
    bookings,
    bookingSettings: createBookingSettings(seed, drivers),
    chats: createChats(seed, bookings, options.areChatsClosed),
    payments: createPayments(options.gatewayAddress),
    gazetteer,
    savedPlaces: createSavedPlaces(seed, gazetteer),
    searchPace: createPace(),
    faults: createFaults(seed),
  }
}
