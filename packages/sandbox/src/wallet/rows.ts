import { kmOf } from '../base/km.ts'
import type { Days } from '../base/readDay.ts'
import { dayOf, stampOf } from '../base/stamp.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { receiptImage } from '../images/images.ts'
import { placeName } from '../streets/placeName.ts'
import { receiptOf } from '../trips/receipt.ts'
import { tripId } from '../trips/trip.ts'
import type { World } from '../world.ts'
import type { Request } from './cashDay.ts'
import type { Movement } from './entry.ts'

/** An entry of a wallet, in the server's words (TXN-02). A top-up has no trip. */
export function transactionRow(world: World, movement: Movement) {
  const { at, initial, balance } = movement
  const amounts = { createddate: stampOf(at), initial, balance }
  if (movement.kind === 'topUp') {
    return {
      tripid: '',
      tripnumber: null,
      trip_success_code: null,
      total: movement.amount,
      reduce_amount: 0,
      ...amounts,
    }
  }
  const { tripNumber, successCode } = receiptOf(world, movement.trip)
  return {
    tripid: tripId(movement.trip),
    tripnumber: tripNumber,
    trip_success_code: successCode,
    total: movement.fare,
    reduce_amount: movement.commission,
    ...amounts,
  }
}

/** The time of an entry on the console: for a trip its start, as in the other lists. */
const shownAt = (movement: Movement) => (movement.kind === 'trip' ? movement.trip.start : movement.at)

/** The console's entries of a wallet on some days, newest first. */
export function consoleMovements(
  world: World,
  owner: Enlisted,
  groupId: string,
  { first, last }: Days,
): Movement[] {
  // A trip that ended the day after may have begun in the period.
  const { movements } = world.wallets.statement(owner, groupId, { first, last: last + 1 }, world.now)
  return movements
    .filter((movement) => dayOf(shownAt(movement)) >= first && dayOf(shownAt(movement)) <= last)
    .sort((one, other) => shownAt(other) - shownAt(one))
}

/** An entry of a wallet, in the words of the console (TXN-01). */
export function consoleTransactionRow(world: World, movement: Movement) {
  const f_datetime = stampOf(shownAt(movement))
  if (movement.kind === 'topUp') {
    return {
      tripid: '',
      startname: '',
      endname: '',
      distance: null,
      duration: null,
      total: movement.amount,
      reduce_amount: 0,
      f_datetime,
    }
  }
  const { trip, fare, commission } = movement
  const { metres, seconds } = receiptOf(world, trip)
  return {
    tripid: tripId(trip),
    startname: placeName(world.city, trip.from),
    endname: placeName(world.city, trip.to),
    distance: kmOf(metres),
    duration: seconds,
    total: fare,
    reduce_amount: commission,
    f_datetime,
  }
}

/** A request for a top-up, in the server's words (APR-09). */
export function requestRow({ world, origin }: { world: World; origin: string }, request: Request) {
  const { driver, payment } = request
  return {
    syskey: request.key,
    domainid: request.groupId,
    driver_key: driver.key,
    driver_name: driver.name.en,
    vehicleno: world.vehicles[driver.index]?.vehicleNo ?? '',
    mobile: driver.mobile,
    email: driver.email,
    member_id: driver.memberId,
    status: world.requests.status(request, world.now),
    amount: request.amount,
    symbol: payment.symbol,
    name: payment.name,
    type: payment.type,
    remark: request.remark,
    requesteddate: stampOf(request.requestedAt),
    attachments: Array.from({ length: request.images }, (_, index) => ({
      image: receiptImage(origin, request.key, index + 1),
    })),
  }
}
