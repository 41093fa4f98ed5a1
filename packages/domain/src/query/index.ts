export { chatUserId } from './chatUserId.ts'
export {
  AMBIENT_PARAMETERS,
  canLoadMap,
  canLoadOwner,
  type MapContext,
  missingParameters,
  type OwnerContext,
  PAGE_PARAMETERS,
  type ParameterPage,
  parametersOf,
  type QueryParameter,
} from './parameters.ts'
export { parseUrl } from './parseUrl.ts'
export { type SearchScreen, searchText } from './searchText.ts'
