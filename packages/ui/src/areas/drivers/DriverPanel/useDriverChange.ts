import {
  driverLookupQuery,
  registerDriverMutation,
  setMemberIdMutation,
  updateDriverMutation,
} from '@fleetgis/api/drivers'
import { TOAST_MS } from '@fleetgis/domain/auth'
import {
  contactFields,
  DRIVER_TOASTS,
  type Driver,
  type DriverEditValues,
  driverEditCall,
  joinVehicle,
  moveRegistration,
  type RegistrationEvent,
  type RegistrationForm,
  type RegistrationState,
} from '@fleetgis/domain/drivers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'

interface DriverChangeOptions {
  userId: string
  groupId: string
  /** The driver of Edit; undefined for a registration. */
  driver: Driver | undefined
  /** The change is done, or there was none. */
  onDone: () => void
}

/** The editable values of a driver, as sent. */
export const editValues = ({ name, memberId, vehicleNo, vehicle }: Driver): DriverEditValues => ({
  name,
  memberId: memberId ?? '',
  vehicleNo: vehicleNo ?? '',
  vehicle: vehicle ?? '',
})

/**
 * Looks up, registers and edits a driver, one call at a time (REG-05), and toasts the outcome (CF-133, ERR-18). A driver
 * that the lookup found is edited (REG-03).
 */
export function useDriverChange({ userId, groupId, driver: given, onDone }: DriverChangeOptions) {
  const { client, t } = useFleet()
  const notify = useNotify()
  const queries = useQueryClient()
  const [state, setState] = useState<RegistrationState>(given ? 'edit' : 'register')
  const [found, setFound] = useState<{ driver: Driver; typed: string }>()
  const [note, setNote] = useState<{ tone: 'info' | 'danger'; text: string }>()
  // A ref: state updates too late for a second submit in the same tick.
  const latest = useRef(state)
  const register = useMutation(registerDriverMutation(client))
  const update = useMutation(updateDriverMutation(client))
  const setMemberId = useMutation(setMemberIdMutation(client))

  /** Whether the event is possible in the state. */
  function move(event: RegistrationEvent): boolean {
    const next = moveRegistration(latest.current, event)
    const isPossible = next !== latest.current
    latest.current = next
    setState(next)
    return isPossible
  }

  async function send(call: () => Promise<unknown>, done: 'edited' | 'updated' | 'registered') {
    if (!move('submit')) return
    try {
      await call()
    } catch (error) {
      move('failed')
      notify(explainFailure(error, t, 'auth.generic'), { tone: 'danger', duration: TOAST_MS.named })
      return
    }
    move('succeeded')
    notify(t(DRIVER_TOASTS[done]), { tone: 'success', duration: TOAST_MS.named })
    onDone()
  }

  return {
    state,
    /** The driver that the lookup found, and what was looked up. */
    found,
    /** The outcome of a lookup without a driver. */
    note,
    async lookUp(typed: string) {
      if (!move('lookUp')) return
      setNote(undefined)
      try {
        const driver = await queries.fetchQuery(
          driverLookupQuery(client, { userId, groupId, ...contactFields(typed) }),
        )
        if (driver) setFound({ driver, typed })
        else setNote({ tone: 'info', text: t('driverPanel.notFound') })
        move(driver ? 'found' : 'notFound')
      } catch (error) {
        setNote({ tone: 'danger', text: explainFailure(error, t) })
        move('lookUpFailed')
      }
    },
    register({ userId: typed, brand, model, ...form }: RegistrationForm) {
      const vehicle = joinVehicle(brand, model)
      const input = { userId, groupId, ...form, ...contactFields(typed), vehicle }
      void send(() => register.mutateAsync(input), 'registered')
    },
    save(driver: Driver, values: DriverEditValues) {
      const ids = { driverId: driver.key, groupId }
      const all = () => update.mutateAsync({ ...ids, userId, ...values })
      if (!given) return void send(all, 'updated')
      const call = driverEditCall(editValues(driver), values)
      if (call === 'none') return onDone()
      const { memberId } = values
      void send(call === 'driver' ? all : () => setMemberId.mutateAsync({ ...ids, memberId }), 'edited')
    },
  }
}
