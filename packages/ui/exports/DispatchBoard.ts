export {
  DispatchBoard,
  type DispatchBoardProps,
  type DispatchFilters,
} from '../src/areas/bookings/DispatchBoard/DispatchBoard.tsx'
