import type { FleetClient } from '@fleetgis/api'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { OWNER_FILTERS } from '../../map/index.ts'
import { useTripList } from './useTripList.ts'

type TripList = ReturnType<typeof useTripList>

function Page({ onRender }: { onRender: (list: TripList) => void }) {
  onRender(useTripList('O-1', OWNER_FILTERS))
  return null
}

test('CF-152 Go asks for no trips before the vehicles are there', async () => {
  const asked: string[] = []
  const call = (async ({ id }) => {
    asked.push(id)
    return new Promise(() => {})
  }) as FleetClient['call']
  const lists: TripList[] = []
  renderToString(
    <FleetProvider client={{ ...noClient, call }} queryClient={new QueryClient()}>
      <Page onRender={(list) => lists.push(list)} />
    </FleetProvider>,
  )
  lists[0]?.onGo()
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
})
