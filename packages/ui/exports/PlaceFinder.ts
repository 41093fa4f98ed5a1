export type { LocationFilters } from '../src/areas/places/LocationTable/useLocationTable.ts'
export { PlaceFinder, type PlaceFinderProps } from '../src/areas/places/PlaceFinder/PlaceFinder.tsx'
export {
  PlaceFinderView,
  type PlaceFinderViewProps,
} from '../src/areas/places/PlaceFinder/PlaceFinderView.tsx'
