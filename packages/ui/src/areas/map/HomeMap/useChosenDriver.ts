import type { DriverKey } from '@fleetgis/domain/drivers'
import { useEffect } from 'react'
import { mapWords } from '../../../map/words.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { failureText } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useDriver, userIdsOf, useUserId } from '../../drivers/index.ts'

/** A driver whose position the map shows. */
export interface ChosenDriver {
  readonly key: DriverKey
  /** A search that finds the driver, whose key no call looks up. */
  readonly name: string
}

/** The driver of an address, as far as the calls have answered. */
interface FoundDriver {
  /** The user id of the driver; undefined unless found. */
  readonly id: string | undefined
  /** The driver list has not answered yet, or failed, or the check-ins that have the user id load. */
  readonly isPending: boolean
}

/**
 * The user id of a chosen driver, from the driver list and the check-ins. A message says that the list failed, or has no
 * such driver. Calls: EP-A16, EP-A11. Source: CF-186.
 */
export function useChosenDriver(chosen: ChosenDriver | undefined): FoundDriver {
  const t = useText(mapWords)
  const toast = useToast()
  const { driver, failure, isLoaded } = useDriver(chosen?.key, chosen?.name ?? '')
  const id = useUserId(driver)
  const isUnlisted = chosen !== undefined && driver === undefined && !isLoaded
  const isPending = isUnlisted || (driver !== undefined && id === undefined && userIdsOf(driver).length > 0)
  const hasFailed = isUnlisted && failure !== undefined
  const isMissing = chosen !== undefined && driver === undefined && isLoaded
  // Once for each answer: another language does not repeat the message.
  const report = useLatestCallback(() =>
    toast(failure === undefined ? t('homeMap.noDriver') : failureText(failure), 'warning'),
  )
  useEffect(() => {
    if (hasFailed || isMissing) report()
  }, [hasFailed, isMissing, report])
  return { id, isPending }
}
