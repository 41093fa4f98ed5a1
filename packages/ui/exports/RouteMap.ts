export { RouteMap, type RouteMapProps } from '../src/map/RouteMap.tsx'
