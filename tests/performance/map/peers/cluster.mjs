// react-leaflet-cluster: the same markers in clusters.
import { createElement as h } from 'react'
import { Marker, Popup } from 'react-leaflet'
import MarkerClusterGroup from 'react-leaflet-cluster'
import { iconOf, reactPage } from './reactPage.mjs'

reactPage((vehicles) =>
  h(
    MarkerClusterGroup,
    { chunkedLoading: false, animate: false },
    vehicles.map((vehicle) =>
      h(
        Marker,
        { key: vehicle.id, position: [vehicle.lat, vehicle.lng], icon: iconOf(vehicle) },
        h(Popup, null, vehicle.name),
      ),
    ),
  ),
)
