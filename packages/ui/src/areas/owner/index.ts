export { OwnerFilterFields } from './OwnerFilterFields.tsx'
export { isSameOwnerFilters, OWNER_FILTERS, type OwnerFilters } from './ownerFilters.ts'
export { useOwnerVehicles } from './useOwnerVehicles.ts'
