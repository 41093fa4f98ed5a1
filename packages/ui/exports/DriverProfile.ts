export { DriverProfile, type DriverProfileProps } from '../src/areas/drivers/DriverProfile/DriverProfile.tsx'
export type { DriverProfileFilters } from '../src/areas/drivers/DriverProfile/DriverWallet.tsx'
export type { PageLink } from '../src/primitives/layout/PageLinks.tsx'
