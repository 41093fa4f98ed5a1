import { hash } from '../base/random.ts'
import { dayOf } from '../base/stamp.ts'
import { dayOfPlan } from '../drivers/dayPlan.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Checkin, DiaryPage } from './diaryPage.ts'
import type { Past } from './past.ts'
import { FIRST_ADDED, type Trip, type TripKey } from './trip.ts'

/** The trips and check-ins of each calendar day. Future ones are not returned. */
export interface Diary {
  /** The trips that began on the days from `first` to `last` and not after `now`, newest first. */
  trips(first: number, last: number, now: number): Iterable<Trip>
  /** The trips of one driver, in the same order; reads only this driver's days. */
  tripsOf(driver: number, first: number, last: number, now: number): readonly Trip[]
  /** In the same order. */
  checkins(first: number, last: number, now: number): Iterable<Checkin>
  /** Those of one driver. */
  checkinsOf(driver: number, first: number, last: number, now: number): readonly Checkin[]
  /** One trip, begun or planned; undefined if it is unknown or too old. */
  find(key: TripKey): Trip | undefined
  /** Adds a trip that a call has made. */
  add(trip: Omit<Trip, 'day' | 'number'>): Trip
  /** The number of a driver's added trips. */
  additionsOf(driver: number): number
  /** The driver's added trip at a moment. */
  addedAt(driver: number, now: number): Trip | undefined
}

/** The maximum share of the available time that a car waits. */
const LONGEST_WAIT = 0.4

/** From 0 to 1, different for each trip. */
const part = (...key: readonly number[]) => hash('waited', ...key) / 0x1_0000_0000

const newestFirst = (one: Trip, other: Trip) => other.start - one.start || one.driver - other.driver

/** More drivers than these have too many trips for lists of all. */
const ALL_ARE_LISTED = 10_000
/** The drivers in the lists of a larger fleet, from the first one on. */
const LISTED = 2_000

/**
 * A diary that begins on `firstDay`. Days are computed at the first read. Of more than 10,000 drivers the lists of all
 * (`trips` and `checkins`) have those of the first 2,000; every driver has their own.
 */
export function createDiary(
  drivers: readonly Driver[],
  { plans, planned, days: seeded }: Omit<Past, 'sums'>,
  firstDay: number,
): Diary {
  const listed = drivers.length > ALL_ARE_LISTED ? drivers.slice(0, LISTED) : drivers
  /** The calendar days with added trips, newest first. */
  const pages = new Map<number, DiaryPage>()
  /** By driver. */
  const added = new Map<number, Trip[]>()

  /** The trips and check-ins of a driver's plan of a day, oldest first. */
  function writeOne(driver: Driver, day: number): DiaryPage {
    const page: DiaryPage = { trips: [], checkins: [] }
    const legs = plans.of(driver, day)?.legs
    if (!legs) return page
    const who = { driver: driver.index, day }
    const last = legs[legs.length - 1] ?? legs[0]
    page.checkins.push({ ...who, kind: 'checkin', at: legs[0].start, place: legs[0].from })
    page.checkins.push({ ...who, kind: 'checkout', at: last.end, place: last.to })
    let number = 0
    let since = legs[0].start
    for (const { kind, from, to, start, end } of legs) {
      if (kind === 'wait') since = start
      if (kind !== 'trip') continue
      const waited = Math.round((start - since) * LONGEST_WAIT * part(driver.index, day, number))
      page.trips.push({ ...who, number, from, to, since, waited, start, end })
      number += 1
    }
    return page
  }

  function write(day: number): DiaryPage {
    const pages = listed.map((driver) => writeOne(driver, day))
    return {
      trips: pages.flatMap(({ trips }) => trips),
      checkins: pages.flatMap(({ checkins }) => checkins),
    }
  }

  /** One driver's pages of some calendar days. A day's plan may extend into the next day. */
  function pagesOf(index: number, first: number, last: number, now: number): DiaryPage[] {
    const driver = drivers[index]
    const pages: DiaryPage[] = []
    const until = Math.min(last, dayOf(now))
    for (let day = Math.max(first, firstDay) - 1; driver && day <= until; day += 1)
      pages.push(writeOne(driver, day))
    return pages
  }

  function plannedFor(day: number): DiaryPage {
    const page = planned.get(day) ?? write(day)
    planned.set(day, page)
    return page
  }

  function seededOn(day: number): DiaryPage {
    const known = seeded.get(day)
    if (known) return known
    const around = [plannedFor(day - 1), plannedFor(day)]
    const page: DiaryPage = {
      trips: around.flatMap(({ trips }) => trips.filter(({ start }) => dayOf(start) === day)),
      checkins: around.flatMap(({ checkins }) => checkins.filter(({ at }) => dayOf(at) === day)),
    }
    page.trips.sort(newestFirst)
    page.checkins.sort((one, other) => other.at - one.at || one.driver - other.driver)
    seeded.set(day, page)
    return page
  }

  function read(day: number): DiaryPage {
    const known = pages.get(day)
    if (known) return known
    const { trips, checkins } = seededOn(day)
    const own = [...added.values()].flatMap((list) => list.filter(({ start }) => dayOf(start) === day))
    if (own.length === 0) return { trips, checkins }
    const page: DiaryPage = { trips: [...trips, ...own].sort(newestFirst), checkins }
    pages.set(day, page)
    return page
  }

  const isPast = (at: number, first: number, last: number, now: number) =>
    at <= now && dayOf(at) >= Math.max(first, firstDay) && dayOf(at) <= last

  function* days(first: number, last: number, now: number): Iterable<DiaryPage> {
    const from = Math.max(first, firstDay)
    for (let day = Math.min(last, dayOf(now)); day >= from; day -= 1) yield read(day)
  }

  return {
    *trips(first, last, now) {
      for (const page of days(first, last, now)) {
        for (const trip of page.trips) if (trip.start <= now) yield trip
      }
    },
    tripsOf(driver, first, last, now) {
      const planned = pagesOf(driver, first, last, now).flatMap(({ trips }) => trips)
      return [...planned, ...(added.get(driver) ?? [])]
        .filter(({ start }) => isPast(start, first, last, now))
        .sort((one, other) => other.start - one.start)
    },
    *checkins(first, last, now) {
      for (const page of days(first, last, now)) {
        for (const checkin of page.checkins) if (checkin.at <= now) yield checkin
      }
    },
    checkinsOf: (driver, first, last, now) =>
      pagesOf(driver, first, last, now)
        .flatMap(({ checkins }) => checkins)
        .filter(({ at }) => isPast(at, first, last, now))
        .sort((one, other) => other.at - one.at),
    find({ driver: index, day, number }) {
      const driver = drivers[index]
      if (day < firstDay - 1 || !driver) return undefined
      const list = number < FIRST_ADDED ? writeOne(driver, day).trips : (added.get(index) ?? [])
      const trip = list.find((one) => one.day === day && one.number === number)
      return trip && dayOf(trip.start) >= firstDay ? trip : undefined
    },
    add(trip) {
      const driver = drivers[trip.driver]
      if (!driver) throw new RangeError(`There is no driver ${trip.driver}.`)
      const trips = added.get(trip.driver) ?? []
      const whole: Trip = { ...trip, day: dayOfPlan(driver, trip.start), number: FIRST_ADDED + trips.length }
      added.set(trip.driver, [...trips, whole])
      pages.delete(dayOf(trip.start))
      return whole
    },
    additionsOf: (driver) => added.get(driver)?.length ?? 0,
    addedAt: (driver, now) => added.get(driver)?.find(({ start, end }) => start <= now && now < end),
  }
}
