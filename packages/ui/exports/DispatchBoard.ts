export { DispatchBoard } from '../src/areas/bookings/DispatchBoard/DispatchBoard.tsx'
export type {
  DispatchBoardProps,
  DispatchFilters,
} from '../src/areas/bookings/DispatchBoard/DispatchBoardProps.ts'
