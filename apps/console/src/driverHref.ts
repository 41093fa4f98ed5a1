import { driver } from './routes.ts'

/** The address of a driver's page, with the name as the search that finds the driver. Source: CF-186. */
export const driverHrefOf = ({ driverKey, name }: { driverKey: string; name: string }) =>
  driver.write({ id: driverKey, q: name })
