import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { type FailedCall, failedCall } from '../calls/FailedCall.ts'
import { type Remote, useRemote } from '../calls/useRemote.ts'

/** The groups to choose from, and why there are none. */
export interface GroupChoices {
  /** Undefined before the first answer. */
  readonly groups: readonly Group[] | undefined
  /** The groups could not be loaded. */
  readonly failed?: FailedCall | undefined
}

/** Fetches the groups that the user may see (EP-A14) while `isWanted`. */
export function useGroups(isWanted: boolean): GroupChoices {
  const { client } = useFleet()
  return useGroupChoices(useRemote(useQuery({ ...groupsQuery(client), enabled: isWanted })))
}

/** The groups of a query to choose from. The same object until they or their failure change. */
export function useGroupChoices({
  data: groups,
  failure,
  retry,
  isFetching,
}: Remote<readonly Group[]>): GroupChoices {
  const { t } = useFleet()
  const isRetrying = failure !== undefined && isFetching
  return useMemo(() => {
    const call = { failure, isFetching: isRetrying, retry }
    return { groups, failed: failedCall(call, (reason) => t('groups.failed', { reason })) }
  }, [groups, failure, isRetrying, retry, t])
}

/** The group that needs no choice, because there is no other. */
export const onlyGroup = ({ groups = [] }: GroupChoices): Group | undefined =>
  groups.length === 1 ? groups[0] : undefined

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
