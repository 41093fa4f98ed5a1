import { QueryClient } from '@tanstack/react-query'

/**
 * A query client without retries: the fleet client decides which calls are repeated. Calls start even while the browser
 * reports that it is offline, so that a failure shows at once. Queries on screen refetch on reconnect.
 */
export function createFleetQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
