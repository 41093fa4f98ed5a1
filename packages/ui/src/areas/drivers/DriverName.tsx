import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { useShownText } from '../../i18n/useShownText.ts'
import { Link } from '../../primitives/actions/Link.tsx'
import type { DriverLinkProps } from './NamedDriver.tsx'

/** The name of a driver, which links to the driver's page. CF-186. */
export function DriverName({ driver, driverHrefOf }: DriverLinkProps & { driver: ConsoleDriver }) {
  const name = useShownText()(driver.name)
  if (!driverHrefOf || !name) return name || '–'
  return <Link href={driverHrefOf({ driverKey: driver.key, name: driver.name })}>{name}</Link>
}
