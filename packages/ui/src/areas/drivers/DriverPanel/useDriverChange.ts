import { mayHaveHappened } from '@fleetgis/api'
import { registerDriverMutation, setMemberIdMutation, updateDriverMutation } from '@fleetgis/api/drivers'
import {
  contactFields,
  DRIVER_TOASTS,
  type Driver,
  type DriverEditValues,
  driverEditCall,
  joinVehicle,
  type RegistrationForm,
} from '@fleetgis/domain/drivers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { useToast } from '../../../provider/useToast.ts'
import type { BothVersions } from '../../../remote/calls/EditConflict.tsx'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { explainNotAdded } from '../../../remote/failures/explainNotAdded.ts'
import { driversWords } from '../words.ts'
import { driverConflict, editValues } from './driverEdit.ts'
import { readDriverAgain } from './readDriverAgain.ts'
import { useDriverLookup } from './useDriverLookup.ts'
import { useRegistrationMachine } from './useRegistrationMachine.ts'

interface DriverChangeOptions {
  userId: string
  groupId: string
  /** The driver of Edit; undefined for a registration. */
  driver: Driver | undefined
  /** The change is done, or there was none. */
  onDone: () => void
}

/**
 * Looks up, registers and edits a driver, one call at a time (REG-05), and toasts the outcome (CF-133, ERR-18). A driver
 * that the lookup found is edited (REG-03). An edited driver is read again before it is sent: one that was saved
 * elsewhere meanwhile is not sent, and both versions are shown (CF-179).
 */
export function useDriverChange({ userId, groupId, driver: given, onDone }: DriverChangeOptions) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const toast = useToast()
  const queries = useQueryClient()
  const { state, move } = useRegistrationMachine(given ? 'edit' : 'register')
  const { found, note, lookUp } = useDriverLookup({ userId, groupId, move })
  /** The driver of the server after Take theirs, and how many were taken. */
  const [taken, setTaken] = useState<{ driver: Driver; round: number }>()
  const [conflict, setConflict] = useState<BothVersions>()
  /** What a save without an answer has sent: no other user's version. */
  const [sent, setSent] = useState<DriverEditValues>()
  const registration = useKeptDraft(`driver/${groupId}/new`, userId)
  const edit = useKeptDraft(`driver/${groupId}/${(given ?? found?.driver)?.key}`, userId)
  const draft = (given ?? found) ? edit : registration
  // The found driver is edited instead: a kept registration would open again later. A form that has closed drops nothing.
  useEffect(() => {
    if (found) registration?.drop()
  }, [found, registration])
  const register = useMutation(registerDriverMutation(client))
  const update = useMutation(updateDriverMutation(client))
  const setMemberId = useMutation(setMemberIdMutation(client))

  function fail(text: string) {
    setConflict(undefined)
    move('failed')
    toast(text, 'danger')
  }

  async function send(
    call: () => Promise<unknown>,
    done: 'edited' | 'updated' | 'registered',
    edited?: { driver: Driver; values: DriverEditValues },
  ) {
    if (!move('submit')) return
    try {
      if (edited) {
        const theirs = await readDriverAgain(
          client,
          queries,
          { userId, groupId, isLookedUp: !given },
          edited.driver,
        )
        if (theirs === undefined) return fail(t('driverPanel.gone'))
        const both = theirs && conflictOf(edited.driver, theirs, edited.values)
        if (both) {
          setConflict(both)
          move('failed')
          return
        }
      }
      await call()
    } catch (error) {
      if (edited && mayHaveHappened(error)) setSent(edited.values)
      const explain = done === 'registered' ? explainNotAdded : explainFailure
      return fail(explain(error, t, t('auth.generic')))
    }
    move('succeeded')
    draft?.drop()
    toast(t(DRIVER_TOASTS[done]), 'success')
    onDone()
  }

  function conflictOf(before: Driver, theirs: Driver, mine: DriverEditValues): BothVersions | undefined {
    const fields = driverConflict({ before, theirs, mine, sent }, t)
    if (fields.length === 0) return undefined
    const onTakeTheirs = () => {
      draft?.drop()
      setTaken((last) => ({ driver: theirs, round: (last?.round ?? 0) + 1 }))
      setConflict(undefined)
    }
    return { fields, theirs, onKeepMine: () => save(theirs, mine), onTakeTheirs }
  }

  function save(driver: Driver, values: DriverEditValues) {
    const ids = { driverId: driver.key, groupId }
    const all = () => update.mutateAsync({ ...ids, userId, ...values })
    const edited = { driver, values }
    if (!given) return void send(all, 'updated', edited)
    const call = driverEditCall(editValues(driver), values)
    if (call === 'none') {
      draft?.drop()
      return onDone()
    }
    const { memberId } = values
    const one = () => setMemberId.mutateAsync({ ...ids, memberId })
    void send(call === 'driver' ? all : one, 'edited', edited)
  }

  return {
    state,
    /** The draft of the form that is shown. */
    draft,
    /** Both versions of a driver that was saved elsewhere meanwhile. */
    conflict,
    /** The driver of the server, whose values the form shows after Take theirs; `round` is another one each time. */
    taken,
    found,
    note,
    lookUp,
    register({ userId: typed, brand, model, ...form }: RegistrationForm) {
      const vehicle = joinVehicle(brand, model)
      const input = { userId, groupId, ...form, ...contactFields(typed), vehicle }
      void send(() => register.mutateAsync(input), 'registered')
    },
    save,
  }
}
