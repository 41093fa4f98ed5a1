import type { FleetClient } from '@fleetgis/api'
import type { Query } from '@tanstack/react-query'

/** Whether a query has answers of a client's calls: an app may share its query client, and so may two providers. */
export function isOfClient({ scope }: Pick<FleetClient, 'scope'>) {
  return ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey.includes(scope())
}
