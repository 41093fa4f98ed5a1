// FleetMap, given each answer by a state, as a query gives it; with clusters where the address says so.
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FleetMap } from '../../../packages/ui/exports/FleetMap.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'
import { BLANK_TILE, CENTRE, fleet, moved, ZOOM } from './data.mjs'

const TILES = { url: BLANK_TILE, attribution: 'None' }
const VIEW = { centre: { lat: CENTRE[0], lng: CENTRE[1] }, zoom: ZOOM }
const cluster = location.pathname.includes('clusters')
const client = { call: () => Promise.reject(new Error('No server')) }

let list = []
let root
let give
let settle

const vehiclesOf = (rows) =>
  rows.map(({ id, lat, lng, course, status }) => ({
    id: String(id),
    position: { lat, lng },
    heading: course,
    status,
  }))

/** Whether an animation frame callback is running: drawing in one is painted with it. */
let isInFrame = false
const nextFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (callback) =>
  nextFrame((now) => {
    isInFrame = true
    callback(now)
    isInFrame = false
  })

/**
 * Resolves with the first drawing from now on, and with whether a frame drew it, as it does while vehicles glide. What is
 * drawn outside the document, in slices, is a drawing once its canvas is in the document.
 */
function nextDrawing() {
  const canvas = CanvasRenderingContext2D.prototype
  const { drawImage, fillText } = canvas
  return new Promise((resolve) => {
    const watched = (draw) =>
      function (...rest) {
        Object.assign(canvas, { drawImage, fillText })
        draw.apply(this, rest)
        if (this.canvas.isConnected) resolve({ isInFrame })
        else whenConnected(this.canvas, () => resolve({ isInFrame }))
      }
    canvas.drawImage = watched(drawImage)
    canvas.fillText = watched(fillText)
  })
}

function whenConnected(canvas, act) {
  const observer = new MutationObserver(() => {
    if (!canvas.isConnected) return
    observer.disconnect()
    act()
  })
  observer.observe(document, { childList: true, subtree: true })
}

function Page() {
  const [vehicles, setVehicles] = useState([])
  give = setVehicles
  // Runs after the effects of its children, which draw.
  useEffect(() => settle?.(vehicles), [vehicles])
  return h(
    FleetProvider,
    { client, tiles: TILES },
    h('div', { style: { height: '100vh' } }, h(FleetMap, { vehicles, view: VIEW, cluster })),
  )
}

async function open() {
  root = createRoot(document.getElementById('root'))
  root.render(h(Page))
  while (!document.querySelector('.leaflet-fleet-vehicles-pane canvas'))
    await new Promise(requestAnimationFrame)
}

window.bench = {
  make: fleet,
  move: (seed) => moved(list, seed),
  set: (next) => {
    list = next
    const vehicles = vehiclesOf(next)
    const drawing = nextDrawing()
    return new Promise((resolve) => {
      settle = resolve
      give(vehicles)
    }).then(() => drawing)
  },
  popup: '[role="dialog"]',
  init: async () => {
    await open()
  },
  open,
  close: () => root.unmount(),
}
