import { driver } from './routes.ts'

interface DriverPlace {
  readonly driverKey: string
  readonly name: string
  /** The group of the wallet that the page shows; empty for none. */
  readonly groupId?: string
}

/** The address of a driver's page, with the name as the search that finds the driver. Source: CF-186. */
export const driverHrefOf = ({ driverKey, name, groupId = '' }: DriverPlace) =>
  driver.write({ id: driverKey, q: name, filters: { groupId } })
