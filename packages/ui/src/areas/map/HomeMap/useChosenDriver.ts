import { consoleDriversQuery } from '@fleetgis/api/drivers'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mapWords } from '../../../map/words.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { userIdsOf } from '../../drivers/index.ts'

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
 * The user ids of a chosen driver, from the search of the driver list. A message says that it failed, or has no such
 * driver. Call: EP-A16. Source: CF-186.
 */
export function useChosenDriver(driver: ChosenDriver | undefined): FoundDriver {
  const { client } = useFleet()
  const t = useText(mapWords)
  const toast = useToast()
  const { data, error } = useQuery({
    ...consoleDriversQuery(client, {
      search: driver?.name ?? '',
      groupId: '',
      page: 1,
      size: PAGE_SIZES.driverLookup,
    }),
    enabled: driver !== undefined,
  })
  const row = driver && data?.drivers.find(({ key }) => key === driver.key)
  const problem = driver && !row && (data ?? error)
  // Once for each answer: another language does not repeat the message.
  const report = useLatestCallback(() =>
    toast(data ? t('homeMap.noDriver') : explainFailure(error, t), 'warning'),
  )
  useEffect(() => {
    if (problem) report()
  }, [problem, report])
  return { ids: row ? userIdsOf(row) : NONE, isPending: driver !== undefined && data === undefined }
}
