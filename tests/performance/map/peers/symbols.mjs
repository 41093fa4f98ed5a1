// maplibre-gl with one symbol layer.
import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as GlMap } from 'maplibre-gl'
import { CENTRE, COLOURS, carSvg, fleet, moved, ZOOM } from '../data.mjs'

let list = []
let map

const collection = (vehicles) => ({
  type: 'FeatureCollection',
  features: vehicles.map(({ id, lat, lng, course, status }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { course, icon: `car-${status}` },
  })),
})

async function imageOf(colour) {
  const image = new Image(20, 36)
  image.src = `data:image/svg+xml,${encodeURIComponent(carSvg(colour, 0).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`
  await image.decode()
  return image
}

window.bench = {
  make: fleet,
  move: (seed) => moved(list, seed),
  set: async (next) => {
    list = next
    map.getSource('vehicles').setData(collection(next))
    await new Promise((resolve) => map.once('idle', resolve))
  },
  popup: '.maplibregl-popup',
  init: async () => {
    const element = document.getElementById('root')
    element.style.height = '100vh'
    map = new GlMap({
      container: element,
      center: [CENTRE[1], CENTRE[0]],
      zoom: ZOOM - 1,
      fadeDuration: 0,
      style: {
        version: 8,
        sources: {},
        layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ccc' } }],
      },
    })
    await map.once('load')
    for (const [status, colour] of Object.entries(COLOURS))
      map.addImage(`car-${status}`, await imageOf(colour), { pixelRatio: 2 })
    map.addSource('vehicles', { type: 'geojson', data: collection([]) })
    map.addLayer({
      id: 'vehicles',
      type: 'symbol',
      source: 'vehicles',
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-rotate': ['get', 'course'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    })
  },
}
