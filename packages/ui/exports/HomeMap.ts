export { HomeMap, type HomeMapProps } from '../src/areas/map/HomeMap/HomeMap.tsx'
export { HomeMapView } from '../src/areas/map/HomeMap/HomeMapView.tsx'
export type { HomeMapViewProps } from '../src/areas/map/HomeMap/HomeMapViewProps.ts'
export {
  HOME_MAP_FILTERS,
  type HomeMapFilters,
  type HomeMapSettings,
} from '../src/areas/map/HomeMap/homeMapFilters.ts'
