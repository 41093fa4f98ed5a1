import type { FleetVehicle, MapView } from '@fleetgis/domain/map'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOneHit } from './useOneHit.ts'

const hit: FleetVehicle = { id: 'D-1', position: { lat: 16.8, lng: 96.15 } }

function Zoom({ vehicles }: { vehicles: readonly FleetVehicle[] }) {
  const [view, show] = useState<MapView>()
  useOneHit({ search: 'aung', searches: 2, vehicles, isAnswered: true }, show)
  return view?.zoom
}

/** The zoom at which a search shows the vehicles that it found; empty where it does not move the map. */
const zoomOf = (vehicles: readonly FleetVehicle[]) => renderToStaticMarkup(<Zoom vehicles={vehicles} />)

test('MARK-22 a selected vehicle that a search found is shown at zoom 17, another one at 14', () => {
  expect(zoomOf([{ ...hit, status: 4 }])).toBe('17')
  expect(zoomOf([hit])).toBe('14')
})

test('CF-178 several hits do not move the map', () => {
  expect(zoomOf([hit, { ...hit, id: 'D-2' }])).toBe('')
})
