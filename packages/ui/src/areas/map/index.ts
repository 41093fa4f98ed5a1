export { OwnerFilterFields } from './OwnerMap/OwnerFilterFields.tsx'
export { isSameOwnerFilters, OWNER_FILTERS, type OwnerFilters } from './OwnerMap/ownerFilters.ts'
export { useOwnerVehicles } from './OwnerMap/useOwnerVehicles.ts'
