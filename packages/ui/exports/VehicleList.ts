export { VehicleFacts, type VehicleFactsProps } from '../src/areas/drivers/VehicleList/VehicleFacts.tsx'
export { VehicleList, type VehicleListProps } from '../src/areas/drivers/VehicleList/VehicleList.tsx'
