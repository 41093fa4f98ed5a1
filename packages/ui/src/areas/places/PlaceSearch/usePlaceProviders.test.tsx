import type { FleetClient } from '@fleetgis/api'
import { geocoderQuery } from '@fleetgis/api/places'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { usePlaceProviders } from './usePlaceProviders.ts'

type Providers = ReturnType<typeof usePlaceProviders>

function Page({ onRender }: { onRender: (providers: Providers) => void }) {
  onRender(usePlaceProviders())
  return null
}

test('another search cancels the calls of this one alone: suggestions on the page, and other searches, go on', async () => {
  const cancelled: string[] = []
  /** Never answers. */
  const call = ((_endpoint: unknown, { text }: { text: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        cancelled.push(text)
        reject(signal.reason)
      })
    })) as unknown as FleetClient['call']
  const client = { ...noClient, call }
  const queries = new QueryClient()
  const rendered: Providers[] = []
  renderToString(
    <FleetProvider client={client} queryClient={queries}>
      <Page onRender={(providers) => rendered.push(providers)} />
    </FleetProvider>,
  )
  const [providers] = rendered
  if (!providers) throw new Error('There is one.')
  const stop = new QueryObserver(queries, geocoderQuery(client, 'Sule')).subscribe(() => {})
  void queries.fetchQuery(geocoderQuery(client, 'Bagan')).catch(() => {})
  void providers.ask('geocoder', 'Sule')
  const search = providers.ask('geocoder', 'Yangon')
  await providers.cancel()
  await expect(search).resolves.toMatchObject({ isSearching: false, found: [] })
  expect(cancelled).toEqual(['Yangon'])
  stop()
})
