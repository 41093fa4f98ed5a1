export { FleetMap, type FleetMapProps } from '../src/map/FleetMap.tsx'
