import type { DriverKey } from '@fleetgis/domain/drivers'
import { useEffect } from 'react'
import { mapWords } from '../../../map/words.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { failureText } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useDriver, userIdsOf } from '../../drivers/index.ts'

/** A driver whose position the map shows. */
export interface ChosenDriver {
  readonly key: DriverKey
  /** A search that finds the driver, whose key no call looks up. */
  readonly name: string
}

const NONE: readonly string[] = []

/** The driver of an address, as far as the driver list has answered. */
interface FoundDriver {
  /** The user ids of the driver, the phone number first; none unless found. */
  readonly ids: readonly string[]
  /** The list has not answered yet, or failed. */
  readonly isPending: boolean
}

/**
 * The user ids of a chosen driver, from the driver list. A message says that it failed, or has no such driver. Call:
 * EP-A16. Source: CF-186.
 */
export function useChosenDriver(chosen: ChosenDriver | undefined): FoundDriver {
  const t = useText(mapWords)
  const toast = useToast()
  const { driver, failure, isLoaded } = useDriver(chosen?.key, chosen?.name ?? '')
  const isPending = chosen !== undefined && driver === undefined && !isLoaded
  const hasFailed = isPending && failure !== undefined
  const isMissing = chosen !== undefined && driver === undefined && isLoaded
  // Once for each answer: another language does not repeat the message.
  const report = useLatestCallback(() =>
    toast(failure === undefined ? t('homeMap.noDriver') : failureText(failure), 'warning'),
  )
  useEffect(() => {
    if (hasFailed || isMissing) report()
  }, [hasFailed, isMissing, report])
  return { ids: driver ? userIdsOf(driver) : NONE, isPending }
}
