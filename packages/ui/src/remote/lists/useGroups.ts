import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { explainFailure } from '../failures/explainFailure.ts'

/** The groups to choose from, and the state of their request. */
export interface GroupChoices {
  /** Undefined before the first answer. */
  readonly groups: readonly Group[] | undefined
  /** The groups could not be loaded. */
  readonly failed?:
    | {
        readonly retry: () => void
        readonly isRetrying: boolean
        /** That the server cannot be reached: all parts of a page share this cause and its button. */
        readonly cause?: string | undefined
      }
    | undefined
}

/** Fetches the groups that the user may see (EP-A14) while `isWanted`. */
export function useGroups(isWanted: boolean): GroupChoices {
  const { client, t } = useFleet()
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...groupsQuery(client),
    enabled: isWanted,
  })
  const reason = explainFailure(error, t)
  return {
    groups: data,
    failed:
      isError && !data
        ? {
            retry: () => void refetch(),
            isRetrying: isFetching,
            cause: reason === t('auth.unreachable') ? reason : undefined,
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
