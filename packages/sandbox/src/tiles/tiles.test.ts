import { expect, test } from 'vitest'
import { CENTRE } from '../base/geo.ts'
import type { StreetClass } from '../streets/street.ts'
import { city, ORIGIN, openWorld } from '../testing/openWorld.ts'
import { touches } from './box.ts'
import { toMercator } from './mercator.ts'
import { STREET_COLOUR } from './style.ts'
import { tile } from './tile.ts'

function centreTile(zoom: number): string {
  const [x, y] = toMercator([CENTRE.lng, CENTRE.lat])
  return tile({ city }, zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)) ?? ''
}

/** Checks that elements are closed in the reverse order of opening. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (self === '/') continue
    if (close !== '/') open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

const ZOOMS = Array.from({ length: 19 }, (_, index) => index + 1)

test.each(ZOOMS)('MARK-23 there is a tile at zoom %i, of 256 pixels and well-formed', (zoom) => {
  const svg = centreTile(zoom)
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"')).toBe(true)
  expect(isWellFormed(svg)).toBe(true)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|style=|href/)
  expect(svg.length).toBeLessThan(60_000)
})

test.each([
  [0, 0, 0],
  [20, 0, 0],
  [3, 8, 0],
  [3, 0, 8],
])('there is no tile %i/%i/%i', (zoom, x, y) => {
  expect(tile({ city }, zoom, x, y)).toBeUndefined()
})

test('a tile is served as SVG; another path is not found', async () => {
  const { respond } = openWorld()
  const at = (path: string) => respond(new Request(ORIGIN + path))
  const response = await at('/tiles/11/1571/926.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
  for (const path of [
    '/tiles/0/0/0.svg',
    '/tiles/11/1571/926.png',
    '/tiles/11/-1/0.svg',
    '/tiles/a/b/c.svg',
  ]) {
    expect((await at(path)).status).toBe(404)
  }
})

test('outside the city there is plain ground with a graticule, at every zoom', () => {
  for (const zoom of ZOOMS) {
    const [x, y] = toMercator([-75, -40])
    const svg = tile({ city }, zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)) ?? ''
    expect(svg).not.toContain('<text')
    expect(svg).toMatch(/d="(M[\d.]+ 0V256)+(M0 [\d.]+H256)+"/)
  }
})

test('a higher zoom shows more streets and names', () => {
  const namesIn = (zoom: number) =>
    [...centreTile(zoom).matchAll(/<tspan[^>]*>([^<]+)</g)].map(([, name]) => name ?? '')
  expect(namesIn(9)).toEqual([])
  expect(namesIn(11).length).toBeGreaterThan(0)
  const shows = (zoom: number, kind: StreetClass) => centreTile(zoom).includes(STREET_COLOUR[kind].casing)
  expect([7, 8, 9].map((zoom) => shows(zoom, 'ring'))).toEqual([false, true, true])
  expect([8, 9, 12].map((zoom) => shows(zoom, 'main'))).toEqual([false, true, true])
  expect([11, 12, 14].map((zoom) => shows(zoom, 'street'))).toEqual([false, true, true])
  expect(namesIn(16).some((name) => / Street$/.test(name))).toBe(true)
  expect(namesIn(11).every((name) => /^[A-Za-z ]+$/.test(name))).toBe(true)
})

test('at a high zoom places are also named in Burmese', () => {
  const place = city.places.find(({ kind }) => kind === 'market')
  const [x, y] = toMercator(place?.position ?? [0, 0])
  const svg = tile({ city }, 18, Math.floor(x * 2 ** 18), Math.floor(y * 2 ** 18)) ?? ''
  expect(svg).toContain(`>${place?.name.en}<`)
  expect(svg).toContain(`>${place?.name.my}<`)
})

test('the labels of a zoom do not overlap', () => {
  for (const zoom of [11, 14, 16]) {
    const labels = city.atlas.labels(zoom)
    expect(labels.length).toBeGreaterThan(5)
    const covered = labels.filter(({ box }, index) =>
      labels.slice(index + 1).some((other) => touches(other.box, box)),
    )
    expect(covered).toEqual([])
  }
})

test('a label across an edge is drawn in both tiles', () => {
  const zoom = 14
  const label = city.atlas
    .labels(zoom)
    .find(({ box }) => Math.floor(box.left / 256) !== Math.floor(box.right / 256))
  const row = Math.floor((label?.y ?? 0) / 256)
  const columns = [label?.box.left, label?.box.right].map((x) => Math.floor((x ?? 0) / 256))
  expect(columns[0]).toBe((columns[1] ?? 0) - 1)
  for (const column of columns) expect(tile({ city }, zoom, column, row)).toContain(`>${label?.lines[0]}<`)
})
