import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MapContainer, TileLayer } from 'react-leaflet'
import { BLANK_TILE, CENTRE, COLOURS, carSvg, fleet, moved, ZOOM } from '../data.mjs'

/** An icon for each colour and tenth of a turn, made once, as a careful page would. */
const icons = new Map()
export function iconOf({ status, course }) {
  const heading = (Math.round(course / 10) % 36) * 10
  const key = `${status} ${heading}`
  if (!icons.has(key))
    icons.set(
      key,
      L.divIcon({
        html: carSvg(COLOURS[status], heading),
        className: '',
        iconSize: [10, 18],
        iconAnchor: [5, 9],
      }),
    )
  return icons.get(key)
}

let list = []
let give
let settle

function Page({ content }) {
  const [vehicles, setVehicles] = useState([])
  give = setVehicles
  useEffect(() => settle?.(vehicles), [vehicles])
  return h(
    MapContainer,
    { center: CENTRE, zoom: ZOOM, fadeAnimation: false, style: { height: '100vh' } },
    h(TileLayer, { url: BLANK_TILE }),
    content(vehicles),
  )
}

/** A page whose map has what `content` makes of the vehicles. */
export function reactPage(content) {
  window.bench = {
    make: fleet,
    move: (seed) => moved(list, seed),
    set: (next) => {
      list = next
      return new Promise((resolve) => {
        settle = resolve
        give(next)
      })
    },
    popup: '.leaflet-popup',
    init: async () => {
      createRoot(document.getElementById('root')).render(h(Page, { content }))
      while (!document.querySelector('.leaflet-marker-pane')) await new Promise(requestAnimationFrame)
    },
  }
}
