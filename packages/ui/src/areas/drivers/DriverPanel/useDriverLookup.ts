import { driverLookupQuery } from '@fleetgis/api/drivers'
import { contactFields, type Driver } from '@fleetgis/domain/drivers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'

/** A driver that a lookup found. */
export interface FoundDriver {
  readonly driver: Driver
  /** The user id that was looked up. */
  readonly typed: string
}

interface DriverLookupOptions {
  userId: string
  groupId: string
  onFound: (found: FoundDriver) => void
}

/** A lookup without a driver: it failed, or there is none. */
interface MissedDriver {
  readonly error?: unknown
  /** The user id that was looked up. */
  readonly typed: string
}

/** Looks up the driver of a typed user id (REG-03). */
export function useDriverLookup({ userId, groupId, onFound }: DriverLookupOptions) {
  const { client } = useFleet()
  const queries = useQueryClient()
  const [isLookingUp, setLookingUp] = useState(false)
  const [missed, setMissed] = useState<MissedDriver>()

  async function lookUp(typed: string) {
    setMissed(undefined)
    setLookingUp(true)
    try {
      const driver = await queries.fetchQuery(
        driverLookupQuery(client, { userId, groupId, ...contactFields(typed) }),
      )
      if (driver) onFound({ driver, typed })
      else setMissed({ typed })
    } catch (error) {
      setMissed({ typed, error })
    }
    setLookingUp(false)
  }

  return { isLookingUp, missed, lookUp }
}
