import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Failure, missingBecause } from '../../provider/Failure.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { failureOf } from '../failures/failureOf.ts'
import { useFailure } from '../failures/useFailure.ts'

/** The groups to choose from, and the state of their request. */
export interface GroupChoices {
  /** Undefined before the first answer. */
  readonly groups: readonly Group[] | undefined
  /** The groups could not be loaded. */
  readonly failed?:
    | {
        readonly retry: () => void
        readonly isRetrying: boolean
        /** That the groups are missing, and why. */
        readonly failure?: Failure | undefined
      }
    | undefined
}

/** Fetches the groups that the user may see (EP-A14) while `isWanted`. */
export function useGroups(isWanted: boolean): GroupChoices {
  const { client, t } = useFleet()
  const query = useQuery({ ...groupsQuery(client), enabled: isWanted })
  const { data, isFetching, refetch } = query
  const error = useFailure(query)
  return {
    groups: data,
    failed:
      error && !data
        ? {
            retry: () => void refetch(),
            isRetrying: isFetching,
            failure: missingBecause(failureOf(error, t), t('groups.failed')),
          }
        : undefined,
  }
}

/** The groups of a select, and the moment to fetch them. */
export interface GroupsOnOpen extends GroupChoices {
  /** The list of groups opens. */
  readonly onOpen?: (() => void) | undefined
}

/** Fetches the groups of a select once its list opens, or at once where some are chosen. */
export function useGroupsOnOpen(chosen: readonly string[]): GroupsOnOpen {
  const [wantsGroups, setWantsGroups] = useState(false)
  const onOpen = useCallback(() => setWantsGroups(true), [])
  return { ...useGroups(wantsGroups || chosen.length > 0), onOpen }
}
