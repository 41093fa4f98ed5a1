// react-leaflet with a Marker for every vehicle.
import { createElement as h } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { iconOf, reactPage } from './reactPage.mjs'

reactPage((vehicles) =>
  vehicles.map((vehicle) =>
    h(
      Marker,
      { key: vehicle.id, position: [vehicle.lat, vehicle.lng], icon: iconOf(vehicle) },
      h(Popup, null, vehicle.name),
    ),
  ),
)
