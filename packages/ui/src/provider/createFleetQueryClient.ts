import { QueryClient } from '@tanstack/react-query'

/**
 * A query client that leaves repeats to the fleet client, which knows what may be repeated, and never holds a call
 * back because the browser believes it is offline: a call that cannot be made should say so at once. What is on screen is
 * asked for anew when the browser is back on line.
 */
export function createFleetQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
