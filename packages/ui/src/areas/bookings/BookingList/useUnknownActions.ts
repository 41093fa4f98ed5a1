import { type ApiError, endsIntent, type FleetClient, ServerError, type Settle } from '@fleetgis/api'
import { acceptBooking, setBookingStatus } from '@fleetgis/api/bookings'
import {
  type ActionOutcome,
  type AssignOutcome,
  actionOutcome,
  assignOutcome,
  type Booking,
  type BookingAction,
  type Contact,
  driverInCharge,
  hasOtherDriver,
} from '@fleetgis/domain/bookings'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { detailStatus } from '@fleetgis/domain/trips'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import type { Intents } from '../../../remote/calls/useIntents.ts'
import { belowHeading, serverWords } from '../../../remote/failures/serverWords.ts'
import type { HandedOver, UnknownAssign } from '../AssignPanel/useAssign.ts'
import type { UnknownAction } from '../BookingCard/BookingCard.tsx'
import { bookingsWords } from '../words.ts'
import type { BookingListTarget } from './bookingListQuery.ts'
import type { ActedBooking } from './useFinishedAction.ts'

/** An action whose outcome is unknown: no action is sent for the booking before the server reports its status. */
interface UnknownOutcome {
  readonly booking: ActedBooking
  readonly action: BookingAction
  /** The driver of an Assign: another one may have the booking in the same status (BKS-36). */
  readonly chosen?: Parameters<typeof assignOutcome>[1]
  /** Why the outcome is unknown; undefined where this action was not sent because an earlier one is unknown. */
  readonly error: ApiError | undefined
  /** Releases the call, so that it can be made again; false if it is settled already, an earlier page's in any tab. */
  readonly settle: HandedOver
  /** The list reports that it was not done. */
  readonly onNotDone?: (() => void) | undefined
  /** The kept intent of an earlier page that was left before the answer. */
  readonly earlier?: Intent
  /** When the current list was answered: only a later list shows the outcome. */
  readonly seenAt: number
}

/** The list that shows the outcomes. */
export interface AnsweredList {
  target: BookingListTarget
  /** The driver's own contacts, in the list of a driver. */
  driver?: Contact | undefined
  /** The rows on screen, and when they were answered. */
  bookings: readonly Booking[] | undefined
  updatedAt: number
}

interface UnknownActionsOptions extends Pick<AnsweredList, 'bookings' | 'updatedAt'> {
  intents: Intents
  latest: RefObject<AnsweredList>
  /** Reports an action that turns out to have succeeded. */
  finish: (booking: ActedBooking, action: BookingAction) => Promise<void>
}

/**
 * The actions with an unknown outcome, those of an earlier page too, whose intents are kept on the device. The list
 * resolves them, or the booking's detail once it has left the list; nothing is sent again (R5).
 */
export function useUnknownActions(options: UnknownActionsOptions) {
  const { bookings, updatedAt, intents, latest, finish } = options
  const { client, clock } = useFleet()
  const t = useText(bookingsWords)
  const toast = useToast()
  const shown = useShownText()
  const [unknown, setUnknown] = useState<readonly UnknownOutcome[]>(() =>
    [...intents.of(acceptBooking), ...intents.of(setBookingStatus)].map((intent) =>
      sentEarlier(intent, intents),
    ),
  )

  const conclude = useCallback(
    (one: UnknownOutcome, { outcome, driverName }: Found) => {
      const { booking, action, error, settle, earlier } = one
      if (outcome === 'notDone' && earlier && !isOver(earlier, clock.now())) {
        // It may still be executed: a later list decides.
        const { updatedAt: seenAt } = latest.current
        setUnknown((all) => all.map((other) => (other === one ? { ...one, seenAt } : other)))
        return
      }
      // The list and the detail, or two tabs, may both show it: the first reports it.
      const isFirst = settle(outcome === 'notDone' ? undefined : 'final')
      setUnknown((all) => all.filter((other) => other.booking.key !== booking.key))
      if (!isFirst || (!error && !earlier)) return
      if (outcome === 'notDone') one.onNotDone?.()
      if (outcome === 'done') void finish(booking, action)
      else {
        const ours = driverName
          ? t('assign.goneTo', { driver: shown(driverName) })
          : t(outcome === 'notDone' ? 'bookingList.notDone' : 'bookingList.overtaken')
        const status = belowHeading(serverWords(error), ours)
        toast(t('bookingList.changed', { id: booking.id, status }), 'warning')
      }
    },
    [latest, clock, finish, toast, shown, t],
  )

  // A list answered after the action resolves its outcome; the detail does for a booking that has left the list.
  useEffect(() => {
    for (const one of unknown) {
      if (one.seenAt === updatedAt || !bookings) continue
      const { target } = latest.current
      const row = bookings.find(({ key }) => key === one.booking.key)
      // A row does not say which driver has the booking.
      if (row && (!one.chosen || row.status === one.booking.status)) {
        conclude(one, outcomeFrom(one, target, row.status))
        continue
      }
      setUnknown((all) => all.map((other) => (other === one ? { ...one, seenAt: updatedAt } : other)))
      findOutcome(client, latest.current, one).then(
        (found) => found && conclude(one, found),
        // Still unknown: the next list checks again.
        () => undefined,
      )
    }
  }, [unknown, updatedAt, bookings, conclude, client, latest])

  // What was released as not done has no use for its key once its booking has moved: it was executed late, or never can
  // be. Sent again from a later return to the status, the key would get the first answer, and nothing would be done.
  useEffect(() => {
    if (!bookings) return
    for (const intent of [...intents.released(acceptBooking), ...intents.released(setBookingStatus)]) {
      const { bookingKey, status } = intent.facts
      const row = bookings.find(({ key }) => key === bookingKey)
      if (row && status && row.status !== status) intents.drop(intent)
    }
  }, [bookings, intents])

  function add({ settle, ...action }: NewUnknown): HandedOver {
    const { updatedAt: seenAt } = latest.current
    const settleOnce = once(settle)
    setUnknown((all) => [...all, { ...action, settle: settleOnce, seenAt }])
    return settleOnce
  }

  return {
    /** By booking key. */
    outcomeUnknown: useMemo(
      () => new Map<string, UnknownAction>(unknown.map((one) => [one.booking.key, sentAction(one)])),
      [unknown],
    ),
    /** Locks the booking of an action until a list that is answered later shows its outcome. */
    add,
    /** The same for an Assign of a panel, which may find the outcome before. */
    addAssign(booking: ActedBooking, { candidate, ...call }: UnknownAssign): HandedOver {
      const settleOnce = add({ booking, action: 'assign', chosen: candidate, ...call })
      return (outcome) => {
        setUnknown((all) => all.filter((other) => other.booking.key !== booking.key))
        return settleOnce(outcome)
      }
    },
  }
}

type NewUnknown = Pick<UnknownOutcome, 'booking' | 'action' | 'chosen' | 'error' | 'onNotDone'> & {
  settle: Settle
}

/** The action that was sent; `other` where it was not, because another one is unknown. */
const sentAction = ({ action, error, earlier }: UnknownOutcome): UnknownAction =>
  error || earlier ? action : 'other'

/** An action that an earlier page has sent. */
function sentEarlier(intent: Intent, intents: Intents): UnknownOutcome {
  const { bookingKey, bookingId, status, action } = intent.facts
  const vehicleNo = String(intent.facts.vehicleNo ?? '').trim()
  // Nothing else that identifies the driver is kept: without a plate the status alone decides, if it was given.
  const isByDriver = action === 'assign' && (vehicleNo !== '' || Number(status) === 0)
  return {
    booking: { key: String(bookingKey), id: String(bookingId), status: Number(status) },
    action: String(action) as BookingAction,
    ...(isByDriver && { chosen: { mobile: undefined, email: undefined, vehicleNo } }),
    error: undefined,
    settle: once((outcome) => intents.settle(intent, outcome)),
    seenAt: 0,
    earlier: intent,
  }
}

/**
 * Settles each outcome at most once, and none after a final one: what was not done may still be executed. False where it
 * does not settle, and where `settle` is false.
 */
function once(settle: (outcome: Parameters<Settle>[0]) => unknown): HandedOver {
  let settled: 'released' | 'final' | undefined
  return (outcome) => {
    if (settled === 'final' || (settled && outcome !== 'final')) return false
    settled = outcome ?? 'released'
    return settle(outcome) !== false
  }
}

/** An outcome, and who has a booking that another driver was faster to get. */
interface Found {
  readonly outcome: ActionOutcome
  readonly driverName?: string | undefined
}

const outcomeFrom = (
  { action, booking }: UnknownOutcome,
  { audience }: BookingListTarget,
  now: number,
): Found => ({ outcome: actionOutcome(audience, action, { from: booking.status, now }) })

const OF_ASSIGN: Readonly<Record<Exclude<AssignOutcome, 'unclear'>, ActionOutcome>> = {
  assigned: 'done',
  open: 'notDone',
  gone: 'overtaken',
}

/**
 * The outcome that a booking's detail shows, undefined where it is unclear. A server that hides the detail, as from a
 * driver who lost the booking, says that another was faster.
 */
async function findOutcome(
  client: FleetClient,
  { target, driver }: AnsweredList,
  one: UnknownOutcome,
): Promise<Found | undefined> {
  // Lazy: rarely needed.
  const { driverBookingDetail, passengerBookingDetail } = await import('@fleetgis/api/trips')
  const { audience, userId } = target
  const bookingKey = one.booking.key
  try {
    const detail = await (audience === 'passenger'
      ? client.call(passengerBookingDetail, { passengerId: userId, bookingKey })
      : client.call(driverBookingDetail, { driverId: userId, bookingKey }))
    if (!one.chosen) {
      const now = detailStatus(detail.currentStatus)
      if (now === undefined) return undefined
      const found = outcomeFrom(one, target, now)
      const isOfOther = audience === 'driver' && driver !== undefined && hasOtherDriver(detail, driver)
      return found.outcome === 'done' && isOfOther ? { outcome: 'overtaken' } : found
    }
    const outcome = assignOutcome(detail, one.chosen)
    if (outcome === 'unclear') return undefined
    return {
      outcome: OF_ASSIGN[outcome],
      driverName: outcome === 'gone' ? driverInCharge(detail) : undefined,
    }
  } catch (error) {
    if (hidesDetail(error)) return outcomeFrom(one, target, 0)
    throw error
  }
}

/** Whether the server has looked at the request and refuses the detail: a busy or failing one has not. R5. */
const hidesDetail = (error: unknown) =>
  error instanceof ServerError && error.kind === 'refused' && error.status < 500 && endsIntent(error)
