import { ownerLocationsQuery, ownerVehiclesQuery } from '@fleetgis/api/owner'
import { initialMapState, MAP_ZOOM, type OwnerLocations } from '@fleetgis/domain/map'
import { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useDriverMap } from '../parts/useDriverMap.ts'
import { OwnerMap } from './OwnerMap.tsx'
import { OwnerMapFields } from './OwnerMapFields.tsx'
import { OWNER_FILTERS, type OwnerFilters } from './ownerFilters.ts'
import { type OwnerMapTarget, useOwnerMap } from './useOwnerMap.ts'

const ownerId = 'O-1'
const ignore = () => {}
const vehicles = ['A', 'B', 'C'].map((id) => ({ id, number: `1A-000${id}` }))
const driverOf = (vehicleId: string, status: number) => ({
  vehicleId,
  status,
  name: `Driver of ${vehicleId}`,
  position: { lat: 16.8, lng: 96.15 },
})
const drivers = [driverOf('A', 1), driverOf('B', 2), driverOf('C', 3)]

type Found = OwnerLocations['found']

/** An owner's page with filters, for whose search the server has found some drivers. */
function rendered(Page: ComponentType<OwnerMapTarget>, filters: Partial<OwnerFilters>, found: Found): string {
  const queryClient = new QueryClient()
  const { search = '' } = filters
  queryClient.setQueryData(ownerVehiclesQuery(noClient, { ownerId }).queryKey, vehicles)
  queryClient.setQueryData(ownerLocationsQuery(noClient, { ownerId, search }).queryKey, { drivers, found })
  return renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={queryClient}>
      <Page ownerId={ownerId} filters={{ ...OWNER_FILTERS, ...filters }} />
    </FleetProvider>,
  )
}

const shown = (filters: Partial<OwnerFilters>, found: Found = []) => rendered(OwnerMap, filters, found)

function Zoom(target: OwnerMapTarget) {
  return <b>{useDriverMap(useOwnerMap(target)).view.zoom}</b>
}

const zoomOf = (filters: Partial<OwnerFilters>, found: Found) =>
  Number(/<b>(.*)<\/b>/.exec(rendered(Zoom, filters, found))?.[1])

test('OMAP-17 the card says how many vehicles are online, where Gray hides others', () => {
  expect(shown({})).toContain('2 online. To see offline vehicles, turn on Gray markers')
})

test('OMAP-18 the card does not say that Gray brings back the vehicles that a hit replaces', () => {
  const markup = shown({ search: 'driver' }, [driverOf('C', 4)])
  expect(markup).toContain('3 vehicles')
  expect(markup).not.toContain('online')
})

test('OMAP-02 a search without hits says so, and a blank one does not', () => {
  expect(shown({ search: 'nurse' })).toContain('No driver found')
  expect(shown({ search: 'driver' }, [driverOf('C', 4)])).not.toContain('No driver found')
  expect(shown({ search: ' ' })).not.toContain('No driver found')
})

test('CF-152 a hit of a vehicle that is not chosen is no hit, and the map does not move to the chosen one', () => {
  const found = [driverOf('B', 4)]
  expect(shown({ search: 'driver', vehicleIds: ['A'] }, found)).toContain('No driver found')
  expect(zoomOf({ search: 'driver', vehicleIds: ['A'] }, found)).toBe(MAP_ZOOM.default)
})

test('OMAP-06 the link to the trips holds a search, but not the phone number of Locate', () => {
  const hrefOf = (located?: string) => {
    const search = '095550101'
    const filters = { ...OWNER_FILTERS, search }
    const markup = renderToStaticMarkup(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <OwnerMapFields
          state={{ ...initialMapState('owner'), search, located }}
          dispatch={ignore}
          owned={vehicles}
          filters={filters}
          apply={ignore}
          draft={{ value: filters, set: ignore, isChanged: false }}
          layer={{
            trips: [],
            isLoading: false,
            isCancelled: false,
            failure: undefined,
            cancel: ignore,
            retry: ignore,
          }}
          tripsHref={(linked) => `/trips/${linked.search}`}
          cityId={1}
          onCity={ignore}
          isShort={false}
        />
      </FleetProvider>,
    )
    return /<a [^>]*href="([^"]*)"/.exec(markup)?.[1]
  }
  expect(hrefOf()).toBe('/trips/095550101')
  expect(hrefOf('A')).toBe('/trips/')
})
