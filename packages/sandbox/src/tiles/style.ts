import type { StreetClass } from '../streets/street.ts'

/** Pale colours, light and dark, so that vehicles and routes stand out. */
export const COLOUR = {
  ground: '#e9ebe6',
  graticule: '#d8dbd4',
  city: '#f3f2ee',
  water: '#c3d8e4',
  park: '#d5e6cd',
  lane: '#e2e0da',
  text: '#3d4248',
  waterText: '#2f5a75',
  parkText: '#3a5f36',
  halo: '#ffffff',
  dot: '#6b7178',
} as const

export const STREET_COLOUR: Readonly<Record<StreetClass, { fill: string; casing: string }>> = {
  street: { fill: '#ffffff', casing: '#d9d6cf' },
  main: { fill: '#fdf0d0', casing: '#dccaa0' },
  ring: { fill: '#f9dfb4', casing: '#d3b582' },
}

/** Widths in pixels by zoom, from the first zoom at which a class is drawn. */
const WIDTH: Readonly<Record<StreetClass, { from: number; widths: readonly number[] }>> = {
  street: { from: 12, widths: [0.6, 1.1, 2, 3.4, 6, 10, 16, 24] },
  main: { from: 9, widths: [0.5, 0.8, 1.3, 1.9, 2.8, 4.2, 6.2, 9, 13, 19, 28] },
  ring: { from: 8, widths: [0.6, 0.9, 1.3, 1.9, 2.7, 3.8, 5.4, 7.6, 11, 15, 22, 32] },
}

/** The width of a class at a zoom; 0 if it is not drawn. */
export function streetWidth(kind: StreetClass, zoom: number): number {
  const { from, widths } = WIDTH[kind]
  return zoom < from ? 0 : (widths[zoom - from] ?? widths.at(-1) ?? 0)
}

/** The width of lanes at a zoom. */
export const laneWidth = (zoom: number): number => (zoom < 15 ? 0 : 1.2 * 1.5 ** (zoom - 15))

/** The first zoom at which streets have edges. */
export const CASING_FROM = 14

export const FONT = "'Noto Sans', 'Noto Sans Myanmar', 'Myanmar Text', Padauk, sans-serif"
