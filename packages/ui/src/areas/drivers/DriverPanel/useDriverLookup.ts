import { driverLookupQuery } from '@fleetgis/api/drivers'
import { contactFields, type Driver, type RegistrationEvent } from '@fleetgis/domain/drivers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { driversWords } from '../words.ts'

interface DriverLookupOptions {
  userId: string
  groupId: string
  /** Moves the registration; false where it cannot look up now. */
  move: (event: RegistrationEvent) => boolean
}

/** The outcome of a lookup without a driver. */
export interface LookupNote {
  readonly tone: 'info' | 'danger'
  readonly text: string
  /** The user id that was looked up. */
  readonly typed: string
}

/** Looks up the driver of a typed user id (REG-03). */
export function useDriverLookup({ userId, groupId, move }: DriverLookupOptions) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const queries = useQueryClient()
  const [found, setFound] = useState<{ driver: Driver; typed: string }>()
  const [note, setNote] = useState<LookupNote>()

  async function lookUp(typed: string) {
    if (!move('lookUp')) return
    setNote(undefined)
    try {
      const driver = await queries.fetchQuery(
        driverLookupQuery(client, { userId, groupId, ...contactFields(typed) }),
      )
      if (driver) setFound({ driver, typed })
      else setNote({ tone: 'info', text: t('driverPanel.notFound'), typed })
      move(driver ? 'found' : 'notFound')
    } catch (error) {
      setNote({ tone: 'danger', text: explainFailure(error, t), typed })
      move('lookUpFailed')
    }
  }

  return {
    /** The driver that the lookup found, and what was looked up. */
    found,
    note,
    lookUp,
  }
}
