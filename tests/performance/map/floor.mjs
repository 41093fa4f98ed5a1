// The floor: a Leaflet map with one canvas that only draws sprites (36 headings, 3 colours). What a layer of vehicles
// on a canvas can reach; no product.
import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { BLANK_TILE, CENTRE, COLOURS, fleet, moved, ZOOM } from './data.mjs'

const S = 20
const PAD = 0.25
const R = Math.PI / 180
const atlas = document.createElement('canvas')
atlas.width = S * 36
atlas.height = S * 3
const pen = atlas.getContext('2d')
for (let status = 1; status <= 3; status++) {
  for (let heading = 0; heading < 36; heading++) {
    pen.save()
    pen.translate(heading * S + 10, (status - 1) * S + 10)
    pen.rotate((heading * Math.PI) / 18)
    pen.fillStyle = COLOURS[status]
    pen.strokeStyle = '#fff'
    pen.beginPath()
    pen.moveTo(0, -9)
    pen.lineTo(4, -4)
    pen.lineTo(4, 9)
    pen.lineTo(-4, 9)
    pen.lineTo(-4, -4)
    pen.closePath()
    pen.fill()
    pen.stroke()
    pen.restore()
  }
}

let list = []
let map
let canvas
let context
let wx
let wy

function set(next) {
  list = next
  const n = next.length
  if (wx?.length !== n) {
    wx = new Float64Array(n)
    wy = new Float64Array(n)
  }
  for (let i = 0; i < n; i++) {
    const vehicle = next[i]
    const sin = Math.sin(vehicle.lat * R)
    wx[i] = vehicle.lng / 360 + 0.5
    wy[i] = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  }
  draw()
}

/** The canvas overhangs the view, so that a pan only moves it; it is drawn again on moveend. */
function draw() {
  const size = map.getSize()
  const px = (size.x * PAD) | 0
  const py = (size.y * PAD) | 0
  const w = size.x + 2 * px
  const h = size.y + 2 * py
  L.DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-px, -py]))
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w
    canvas.height = h
  } else context.clearRect(0, 0, w, h)
  const k = 256 * 2 ** map.getZoom()
  const origin = map.getPixelBounds().min
  const ox = origin.x - px
  const oy = origin.y - py
  for (let i = 0; i < list.length; i++) {
    const x = wx[i] * k - ox
    const y = wy[i] * k - oy
    if (x < -S || y < -S || x > w + S || y > h + S) continue
    const vehicle = list[i]
    context.drawImage(
      atlas,
      (Math.round(vehicle.course / 10) % 36) * S,
      (vehicle.status - 1) * S,
      S,
      S,
      (x - 10) | 0,
      (y - 10) | 0,
      S,
      S,
    )
  }
}

window.bench = {
  make: fleet,
  move: (seed) => moved(list, seed),
  set,
  popup: '.leaflet-popup',
  init: () => {
    const element = document.getElementById('root')
    element.style.height = '100vh'
    map = L.map(element, { fadeAnimation: false }).setView(CENTRE, ZOOM)
    L.tileLayer(BLANK_TILE).addTo(map)
    canvas = document.createElement('canvas')
    canvas.style.position = 'absolute'
    context = canvas.getContext('2d')
    map.getPanes().overlayPane.appendChild(canvas)
    map.on('moveend zoomend viewreset', draw)
    set([])
    map.on('click', (event) => {
      let best = null
      let distance = 15
      for (const vehicle of list) {
        const away = map.latLngToContainerPoint([vehicle.lat, vehicle.lng]).distanceTo(event.containerPoint)
        if (away < distance) {
          distance = away
          best = vehicle
        }
      }
      if (best) L.popup().setLatLng(event.latlng).setContent(best.name).openOn(map)
    })
  },
}
