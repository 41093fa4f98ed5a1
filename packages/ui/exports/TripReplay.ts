export { TripReplay, type TripReplayProps } from '../src/map/TripReplay.tsx'
