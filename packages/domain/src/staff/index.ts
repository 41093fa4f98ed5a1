export {
  type ExtraCharge,
  type ExtraChargeField,
  extraChargeErrors,
  MAX_CHARGE,
  type Rate,
  type RateField,
  rateErrors,
  readCharge,
} from './rate.ts'
export {
  editsRoles,
  grantOn,
  mayGrant,
  RIGHTS,
  type Right,
  type RouteGrant,
  routesBeyond,
  STAFF_ROUTES,
  type StaffRole,
  type StaffRoute,
  withRight,
} from './role.ts'
export { type StaffUser, type UserField, userErrors } from './user.ts'
