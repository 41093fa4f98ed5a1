export { ContactLine } from './ContactLine.tsx'
export { type DriverLinkProps, NamedDriver } from './NamedDriver.tsx'
export { type FindDriver, useDriversByUserId } from './useDriversByUserId.ts'
