export { HomeMap, type HomeMapProps } from '../src/widgets/HomeMap/HomeMap.tsx'
export { HomeMapView, type HomeMapViewProps } from '../src/widgets/HomeMap/HomeMapView.tsx'
export {
  HOME_MAP_FILTERS,
  type HomeMapFilters,
  type HomeMapSettings,
} from '../src/widgets/HomeMap/homeMapFilters.ts'
