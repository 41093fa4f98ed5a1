import type { FleetVehicle } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import { vehicleMistake } from './vehicleMistake.ts'

const vehicle = { id: 'V-1', position: { lat: 16.8, lng: 96.15 }, status: 1, at: '2026-11-21 09:00:00' }
const other = { ...vehicle, id: 'V-2', status: undefined, at: undefined }

test('vehicles with ids of their own have no mistake, with or without status and time', () => {
  expect(vehicleMistake([])).toBeUndefined()
  expect(vehicleMistake([vehicle, other])).toBeUndefined()
})

test.each<[unknown, string]>([
  [{ ...vehicle, id: 7 }, 'vehicle 7 has no id that is a text. Give each vehicle its own.'],
  [{ ...other }, 'vehicle "V-2" is there twice. Give each vehicle an id of its own.'],
  [{ ...vehicle, status: 'busy' }, 'the status of vehicle "V-1" is no number.'],
  [{ ...vehicle, at: new Date() }, 'the time of vehicle "V-1" is no text. Give at as yyyy-mm-dd hh:mm:ss'],
])('%j is a mistake, and the sentence names it', (wrong, sentence) => {
  expect(vehicleMistake([other, wrong as FleetVehicle])).toContain(sentence)
})
