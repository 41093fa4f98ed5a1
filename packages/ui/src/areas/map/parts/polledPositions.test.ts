import { createFleetClient, type FleetClient } from '@fleetgis/api'
import { driverLocationsQuery } from '@fleetgis/api/map/admin'
import { ownerLocationsQuery } from '@fleetgis/api/owner'
import { initialMapState, MAP_REFRESH, mapPolling, mapReducer } from '@fleetgis/domain/map'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onVisiblePage } from '../../../testing/onVisiblePage.ts'
import { polledPositions } from './polledPositions.ts'

const MINUTE = 60_000

const MAPS = [
  {
    path: '/map',
    screen: 'embedded',
    queryOf: (client: FleetClient) =>
      driverLocationsQuery(client, { userId: 'A-1', groupIds: ['G-1'], search: '' }),
  },
  {
    path: '/owner-map',
    screen: 'owner',
    queryOf: (client: FleetClient) => ownerLocationsQuery(client, { ownerId: 'O-1', search: '' }),
  },
] as const

describe.each(MAPS)('the positions of $path', ({ screen, queryOf }) => {
  let asked = 0
  let close = () => {}
  let observer: QueryObserver
  const opened = initialMapState(screen)
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    fetch: async () => {
      asked += 1
      return Response.json({ data: { data_list: [] } })
    },
  })

  const optionsOf = (state: typeof opened) => ({
    ...queryOf(client),
    ...polledPositions(mapPolling(state, MAP_REFRESH[screen]).locations),
  })

  onVisiblePage()

  beforeEach(async () => {
    const queries = new QueryClient()
    queries.mount()
    asked = 0
    observer = new QueryObserver(queries, optionsOf(opened) as never)
    const unsubscribe = observer.subscribe(() => {})
    close = () => {
      unsubscribe()
      queries.unmount()
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toBe(1)
    asked = 0
  })

  afterEach(() => close())

  test('CF-24 R6 they are fetched twenty times in ten minutes', async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked).toBe(20)
  })

  test('R6 hidden, they are not fetched, and once when visible again', async () => {
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked).toBe(0)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(1)
  })

  test('R6 unmounted, they are not fetched', async () => {
    close()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked).toBe(0)
  })

  test('CF-25 while a layer is on they are not fetched, also not on return', async () => {
    observer.setOptions(
      optionsOf(mapReducer(opened, { type: 'layerSwitched', layer: 'routes', on: true })) as never,
    )
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(asked).toBe(0)
  })
})
