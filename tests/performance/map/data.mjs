// The fleet and its next positions: the same for every page, and no part of any timing.
import { chances } from '../chances.mjs'

export const CENTRE = [16.871311, 96.199379]
export const ZOOM = 12
/** Online, ongoing, offline. */
export const COLOURS = { 1: '#2e9e4f', 2: '#d63333', 3: '#808080' }
export const BLANK_TILE = 'data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** Vehicles around Yangon; the first one is in the middle. */
export function fleet(count, seed = 7) {
  const chance = chances(seed)
  return Array.from({ length: count }, (_, index) => {
    const vehicle = {
      id: index + 1,
      name: `Driver ${index + 1}`,
      vehicleno: `YGN-${1000 + index}`,
      lat: CENTRE[0] + (chance() - 0.5) * 0.22,
      lng: CENTRE[1] + (chance() - 0.5) * 0.3,
      course: Math.floor(chance() * 360),
      status: 1 + Math.floor(chance() * 3),
    }
    return index ? vehicle : { ...vehicle, lat: CENTRE[0], lng: CENTRE[1] }
  })
}

/** The next poll: new objects, every vehicle moved and turned a little, one in twenty with another status. */
export function moved(list, seed) {
  const chance = chances(seed)
  return list.map((vehicle) => ({
    ...vehicle,
    lat: vehicle.lat + (vehicle.id > 1) * (chance() - 0.5) * 0.004,
    lng: vehicle.lng + (vehicle.id > 1) * (chance() - 0.5) * 0.004,
    course: Math.floor((vehicle.course + (chance() - 0.5) * 60 + 360) % 360),
    status: chance() < 0.05 ? 1 + Math.floor(chance() * 3) : vehicle.status,
  }))
}

/** A car as a peer draws it. */
export const carSvg = (colour, course) =>
  `<svg viewBox="0 0 10 18" width="10" height="18" style="transform:rotate(${course}deg)"><path d="M5 0 9 5v11a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V5z" fill="${colour}" stroke="#fff"/></svg>`
