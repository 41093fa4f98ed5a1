export { HomeMap, type HomeMapProps } from '../src/areas/map/HomeMap/HomeMap.tsx'
export { HomeMapView, type HomeMapViewProps } from '../src/areas/map/HomeMap/HomeMapView.tsx'
export {
  HOME_MAP_FILTERS,
  type HomeMapFilters,
  type HomeMapSettings,
} from '../src/areas/map/HomeMap/homeMapFilters.ts'
