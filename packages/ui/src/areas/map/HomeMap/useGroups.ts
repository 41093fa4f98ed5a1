import { groupsQuery } from '@fleetgis/api/map'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'

/** The groups to choose from; fetched while `isWanted`. */
export function useGroups(isWanted: boolean) {
  const { client } = useFleet()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...groupsQuery(client),
    enabled: isWanted,
  })
  return { groups: data, isPending, isError: isError && !data, isFetching, retry: () => void refetch() }
}
