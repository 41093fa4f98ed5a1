export { PlaceFinder, type PlaceFinderProps } from '../src/areas/places/PlaceFinder/PlaceFinder.tsx'
export {
  PlaceFinderView,
  type PlaceFinderViewProps,
} from '../src/areas/places/PlaceFinder/PlaceFinderView.tsx'
