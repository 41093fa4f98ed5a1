import { DRIVER_STATUS, type DriverStatus, presenceOf } from '../../drivers/presence.ts'
import { driverSearch } from '../../drivers/search.ts'
import type { CallContext } from '../../trips/tripWords.ts'
import { FOUND, locationWords } from './locationWords.ts'
import type { Member } from './scope.ts'

/** Rows that are written at once. */
const ROWS = 100

/**
 * The reply of EP-B25 as JSON text, in parts: of 100,000 drivers it has some 46 MB. All of it is about the moment of
 * the call, however long the writing takes.
 */
export function* locationsText(
  { world, origin }: CallContext,
  members: readonly Member[],
  text: string,
): Iterable<string> {
  const moment = { traffic: world.traffic, city: world.city, now: world.now }
  const search = driverSearch(world, text)
  const counts: Record<DriverStatus, number> = { 1: 0, 2: 0, 3: 0 }
  const found: Member[] = []
  const rowOf = (member: Member, isFound = false) => {
    const presence = presenceOf(moment, member.driver)
    if (!isFound) counts[presence.status] += 1
    const shown = isFound ? { ...presence, status: FOUND } : presence
    return locationWords({ world, origin }, member, shown, moment.now)
  }
  yield '{"status":200,"data":{"data_list":['
  for (let from = 0; from < members.length; from += ROWS) {
    const some = members.slice(from, from + ROWS)
    if (!search.isBlank) found.push(...some.filter(({ driver }) => search.finds(driver)))
    yield rowsText(
      some.map((member) => rowOf(member)),
      from > 0,
    )
  }
  yield '],"search_data":['
  for (let from = 0; from < found.length; from += ROWS) {
    yield rowsText(
      found.slice(from, from + ROWS).map((member) => rowOf(member, true)),
      from > 0,
    )
  }
  yield `],${countsText(counts, members.length)}}}`
}

/** Rows without the brackets of their list. */
export const rowsText = (rows: readonly unknown[], hasOthersBefore: boolean) =>
  (hasOthersBefore ? ',' : '') + JSON.stringify(rows).slice(1, -1)

/** The counters without the brackets of their object (CF-98). */
export const countsText = (counts: Record<DriverStatus, number>, all: number) =>
  JSON.stringify({
    active: counts[DRIVER_STATUS.online],
    ongoing: counts[DRIVER_STATUS.ongoing],
    offline: counts[DRIVER_STATUS.offline],
    total_count: all,
  }).slice(1, -1)
