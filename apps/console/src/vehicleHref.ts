import { vehicleForm } from './routes.ts'

/** The address of the page of a driver's vehicle, with the driver's name as the search that finds it. Source: CF-127. */
export const vehicleHrefOf = ({ driverKey, name }: { driverKey: string; name: string }) =>
  vehicleForm.write({ id: driverKey, q: name })
