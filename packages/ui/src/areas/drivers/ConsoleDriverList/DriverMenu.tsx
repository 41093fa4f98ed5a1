import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import type { DriverRowAction } from '@fleetgis/domain/permission'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Menu } from '../../../primitives/overlays/Menu.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { DriverLinkProps } from '../NamedDriver.tsx'
import { driversWords } from '../words.ts'

export interface DriverMenuProps extends DriverLinkProps {
  driver: ConsoleDriver
  /** The entries in their order: `driverRowActions` of `@fleetgis/domain/permission`. */
  actions: readonly DriverRowAction[]
  onAction: (event: { action: DriverRowAction; driver: ConsoleDriver }) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The name of a driver, which opens the row's menu. Source: DRV-04 to DRV-06, PERM-04, CF-186. */
export function DriverMenu({ driver, actions, onAction, driverHrefOf, ...menu }: DriverMenuProps) {
  const t = useText(driversWords)
  const name = useShownText()(driver.name) || '–'
  return (
    <Menu
      {...menu}
      label={t('consoleDrivers.menu', { driver: name })}
      opener={
        <Name variant="quiet">
          {name}
          <ChevronDown size={14} aria-hidden />
        </Name>
      }
      items={[
        ...(driverHrefOf
          ? [
              {
                id: 'open',
                label: t('consoleDrivers.open'),
                href: driverHrefOf({ driverKey: driver.key, name: driver.name }),
              },
            ]
          : []),
        ...actions.map((action) => ({ id: action, label: t(`consoleDrivers.${action}`) })),
      ]}
      onAction={({ id }) => {
        const action = actions.find((one) => one === id)
        if (action) onAction({ action, driver })
      }}
    />
  )
}

const Name = styled(Button)`
  min-height: 28px;
  margin-inline-start: calc(-1 * var(--fleet-space-2) - 1px);
  padding: 0 var(--fleet-space-2);
  text-align: start;

  > svg {
    flex: none;
    color: var(--fleet-color-text-muted);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
