import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { Link } from '../../primitives/actions/Link.tsx'

export interface DriverLinkProps {
  /** The address of a driver's page. Without it names have no links. */
  driverHrefOf?: ((event: { driverKey: string; name: string }) => string) | undefined
}

export interface NamedDriverProps extends DriverLinkProps {
  /** What the reply names the driver by. */
  userId: string
  /** The driver behind it; undefined where nothing tells it. */
  driver: ConsoleDriver | undefined
}

/** A driver in a cell: the name, which links to the page, and the user id beside it; the id alone where nothing tells more. */
export function NamedDriver({ userId, driver, driverHrefOf }: NamedDriverProps) {
  const shown = useShownText()
  if (!driver?.name) return userId || '–'
  const name = shown(driver.name)
  return (
    <>
      {driverHrefOf ? (
        <Link href={driverHrefOf({ driverKey: driver.key, name: driver.name })}>{name}</Link>
      ) : (
        name
      )}{' '}
      <Id>{userId}</Id>
    </>
  )
}

const Id = styled.small`
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
  font-weight: 400;
`
