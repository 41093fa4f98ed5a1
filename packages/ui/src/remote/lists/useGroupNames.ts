import type { Group } from '@fleetgis/domain/drivers'
import { useMemo } from 'react'

/** The names of groups by their ids; empty until the groups have loaded. */
export function useGroupNames(groups: readonly Group[] | undefined): ReadonlyMap<string, string> {
  return useMemo(() => new Map(groups?.map(({ id, name }) => [id, name])), [groups])
}
