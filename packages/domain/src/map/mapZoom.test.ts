import { expect, test } from 'vitest'
import { MAP_ZOOM } from './mapZoom.ts'

test('a map opens at zoom 11', () => expect(MAP_ZOOM.default).toBe(11))
test('a polyline is shown at zoom 16', () => expect(MAP_ZOOM.polyline).toBe(16))
test('a marker is shown at zoom 14', () => expect(MAP_ZOOM.marker).toBe(14))
test('the selected marker is shown at zoom 17', () => expect(MAP_ZOOM.selected).toBe(17))
test('MARK-23 tiles go from zoom 1 to 19', () => expect([MAP_ZOOM.min, MAP_ZOOM.max]).toEqual([1, 19]))
