import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { NamedId } from '../../primitives/lists/NamedId.tsx'

export interface DriverLinkProps {
  /** The address of a driver's page. Without it names have no links. Keep it between renders. */
  driverHrefOf?: ((event: { driverKey: string; name: string }) => string) | undefined
}

export interface NamedDriverProps extends DriverLinkProps {
  /** What the reply names the driver by. Left out where the row shows it in another cell. */
  userId?: string
  /** The driver behind it; undefined where it is not known. */
  driver: ConsoleDriver | undefined
}

/**
 * A driver in a cell: the name, which links to the page, and the user id beside it; the id alone where the name is not
 * known. CF-186.
 */
export function NamedDriver({ userId, driver, driverHrefOf }: NamedDriverProps) {
  const name = driver?.name
  return (
    <NamedId
      id={userId}
      name={name}
      href={driver && name ? driverHrefOf?.({ driverKey: driver.key, name }) : undefined}
    />
  )
}
