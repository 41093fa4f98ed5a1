export type { AdminInfo, Group, GroupSettings } from '../groups/group.ts'
export {
  type ConsoleDriver,
  type Driver,
  type DriverPage,
  groupAction,
  showsMemberId,
  type VehicleColour,
} from './driver.ts'
export type { DriverId, DriverKey } from './ids.ts'
export {
  type ContactFields,
  contactFields,
  type DriverEditForm,
  type DriverEditValues,
  driverEditCall,
  driverEditErrors,
  type FormErrors,
  joinVehicle,
  moveRegistration,
  REGISTRATION_MODES,
  REGISTRATION_STEPS,
  type RegistrationEvent,
  type RegistrationForm,
  type RegistrationMode,
  type RegistrationState,
  registrationErrors,
  registrationMode,
  VEHICLE_NO_PLACEHOLDER,
} from './registration.ts'
export {
  type DriverStatus,
  type DriverStatusCode,
  type DriverStatusKey,
  driverStatus,
  STATUS_TABS,
} from './status.ts'
export { DRIVER_TOASTS, type DriverToast } from './toasts.ts'
