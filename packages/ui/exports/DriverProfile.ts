export { DriverProfile, type DriverProfileProps } from '../src/areas/drivers/DriverProfile/DriverProfile.tsx'
