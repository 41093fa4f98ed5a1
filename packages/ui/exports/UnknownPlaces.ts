export { UnknownPlaces, type UnknownPlacesProps } from '../src/areas/places/UnknownPlaces/UnknownPlaces.tsx'
export {
  UnknownPlacesView,
  type UnknownPlacesViewProps,
} from '../src/areas/places/UnknownPlaces/UnknownPlacesView.tsx'
