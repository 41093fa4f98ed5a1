import type { FleetVehicle, TripRoute } from '@fleetgis/domain/map'
import { DEFAULT_CITY } from '@fleetgis/domain/map'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type Attribution, useFleet } from '../provider/FleetContext.ts'
import { FleetProvider } from '../provider/FleetProvider.tsx'

/** 09:20 in Yangon. */
export const NOW = Date.parse('2026-11-21T02:50:00Z')

const STREETS = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="#eef1ea"/><path d="M0 70H256M96 0V256" stroke="#fff" stroke-width="10"/>
<path d="M0 180H256M200 0V256" stroke="#fff" stroke-width="5"/><path d="M0 30C90 60 160 0 256 30" stroke="#b9d7e6" stroke-width="14" fill="none"/></svg>`

const TILES = { url: `data:image/svg+xml,${encodeURIComponent(STREETS)}`, attribution: '© Map contributors' }
const FAILING_TILES = { url: 'data:image/png;base64,', attribution: '© Map contributors' }

/** A full-window map with tiles that need no server, at a fixed time. */
export function MapStage({
  hasTiles = true,
  attribution = TILES.attribution,
  children,
}: {
  hasTiles?: boolean
  attribution?: Attribution
  children: ReactNode
}) {
  const { client, language, theme } = useFleet()
  return (
    <FleetProvider
      client={client}
      language={language}
      theme={theme}
      tiles={{ ...(hasTiles ? TILES : FAILING_TILES), attribution }}
      clock={{ now: () => NOW }}
    >
      <div style={{ height: '100dvh' }}>{children}</div>
    </FleetProvider>
  )
}

/** Renders a story on a `MapStage`; with the parameter `hasTiles: false` its tiles fail. */
export const onMapStage: Decorator = (Story, { parameters }) => (
  <MapStage hasTiles={parameters.hasTiles !== false}>
    <Story />
  </MapStage>
)

/** The filter of the map's tiles. */
export function tileFilter(canvasElement: HTMLElement): string {
  const tile = canvasElement.querySelector('img.leaflet-tile')
  if (!tile) throw new Error('There are no tiles.')
  return getComputedStyle(tile).filter
}

/** A pseudo-random number from 0 to 1 for a seed. */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43_758.5453
  return x - Math.floor(x)
}

/** Vehicles around Yangon after a number of moves; the first is in the middle. */
export function fleet(count: number, moves = 0): readonly FleetVehicle[] {
  const { lat, lng } = DEFAULT_CITY.centre
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0
    const heading = chance(index + 1) * 360 + moves * 15
    const way = moves * 0.004
    return {
      id: `D-${1001 + index}`,
      position: {
        lat: lat + (isFirst ? 0 : (chance(index + 2.3) - 0.5) * 0.3 + Math.cos(heading / 57.3) * way),
        lng: lng + (isFirst ? 0 : (chance(index + 7.9) - 0.5) * 0.5 + Math.sin(heading / 57.3) * way),
      },
      heading: heading % 360,
      status: 1 + (index % 3),
      at: '2026-11-21 09:15:00',
      groupId: 'G-01',
      type: 'Car',
    }
  })
}

/** Trips: one ended, one in progress, and one with an invalid path. */
export const TRIPS: readonly TripRoute[] = [
  { id: 'T-1', userId: 'D-1001', tripStatus: 3, path: path([16.85, 96.1], [16.86, 96.14], [16.9, 96.2]) },
  { id: 'T-2', userId: 'D-1002', tripStatus: 2, path: path([16.8, 96.22], [16.82, 96.27], [16.84, 96.19]) },
  { id: 'T-3', userId: 'D-1003', tripStatus: 3, path: path([16.8, 96.2]) },
]

function path(...points: readonly (readonly [number, number])[]) {
  return points.map(([lat, lng]) => ({ lat, lng }))
}

/** Names with markup, as an attacker would choose them. */
export const HOSTILE: readonly string[] = [
  '<img src=x onerror="window.__xss=1">',
  '<script>window.__xss=1</script>',
  '"><svg onload=window.__xss=1>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  "javascript:window.__xss=1//'",
  '{{constructor.constructor("window.__xss=1")()}}',
  '&lt;img src=x onerror=window.__xss=1&gt;',
  '<style>*{display:none}</style>',
  '<a href="javascript:window.__xss=1">x</a>',
  '\u202egnitset \u2066mixed\u2069',
]
