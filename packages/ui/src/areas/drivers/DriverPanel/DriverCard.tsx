import { type Driver, groupAction, showsMemberId } from '@fleetgis/domain/drivers'
import { photoAddress } from '@fleetgis/domain/trips'
import Pencil from 'lucide-react/icons/pencil'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { Balance } from '../../wallet/index.ts'
import { ContactLine } from '../ContactLine.tsx'
import { driversWords } from '../words.ts'

/** What a card of a driver opens. */
export type DriverAction = 'edit' | 'history' | 'topUp' | 'add' | 'remove'

export interface DriverCardProps {
  driver: Driver
  /** The page of the card: they differ in the member id (GDRV-07, GDRV-08). */
  page: 'panel' | 'screen'
  /** Whether the admin may top up, where the page offers it (CF-134). */
  canTopUp: boolean
  imageHosts: readonly string[]
  /** Keep the function between renders. */
  onAction: (event: { action: DriverAction; driver: Driver }) => void
}

const STATES = {
  in: { colour: 'green', shape: 'disc' },
  out: { colour: 'gray', shape: 'ring' },
} as const

/**
 * A driver of a group, or one who can join it: contact, member id, wallet and what the admin can do. History and amount
 * are of members only, because the server refuses the wallets of others. GDRV-05 to GDRV-11.
 */
export const DriverCard = memo(function DriverCard(props: DriverCardProps) {
  const { driver, page, canTopUp, imageHosts, onAction } = props
  const { isInGroup, memberId, vehicleNo, mobile, email, amount } = driver
  const t = useText(driversWords)
  const name = useShownText()(driver.name).trim() || '–'
  const action = groupAction(driver)
  const membership = isInGroup ? 'in' : 'out'
  const Icon = isInGroup ? UserMinus : UserPlus
  const press = (chosen: DriverAction) => () => onAction({ action: chosen, driver })
  return (
    <Sheet data-driver={driver.key}>
      <EntityRow
        icon={<PhotoAvatar name="" src={photoAddress(driver.image, imageHosts)} size={44} label={name} />}
        name={name}
        second={vehicleNo || '–'}
        state={{ ...STATES[membership], text: t(`driverPanel.${membership}`) }}
        action={
          <IconButton label={t(`driverPanel.${action}`, { driver: name })} onPress={press(action)}>
            <Icon size={18} aria-hidden />
          </IconButton>
        }
      />
      <ContactLine mobile={mobile} email={email} />
      {page === 'panel' || showsMemberId(driver) ? (
        <p data-part="member">
          <span>{t('driverPanel.memberId')}</span>
          <strong>{memberId || '–'}</strong>
          <IconButton label={t('driverPanel.editNamed', { driver: name })} onPress={press('edit')}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        </p>
      ) : null}
      {isInGroup ? (
        <div data-part="wallet">
          <p>
            <span>{t('driverPanel.amount')}</span>
            <strong>
              <Balance amount={amount} />
            </strong>
          </p>
          <div>
            <Button
              variant="quiet"
              aria-label={t('driverPanel.historyNamed', { driver: name })}
              onPress={press('history')}
            >
              {t('driverPanel.history')}
            </Button>
            {canTopUp ? (
              <Button aria-label={t('topUpPanel.topUp', { driver: name })} onPress={press('topUp')}>
                {t('topUp.title')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </Sheet>
  )
})

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--fleet-space-1) 0 var(--fleet-space-2);
  font-size: var(--fleet-text-s);

  > [data-part] {
    padding-inline: var(--fleet-space-4);
  }
  > [data-part='member'],
  > [data-part='wallet'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--fleet-space-2);
    min-width: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='wallet'] {
    gap: var(--fleet-space-1) var(--fleet-space-2);
    margin-top: var(--fleet-space-1);
    padding-block-start: var(--fleet-space-2);
    border-top: 1px solid var(--fleet-color-line);
  }
  [data-part='wallet'] > p {
    display: grid;
    flex: 1 1 auto;
    margin: 0;
  }
  [data-part='wallet'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fleet-space-1);
    margin-inline-start: auto;
  }
  /* A card of 328 px has the buttons beside an amount of seven digits. */
  [data-part='wallet'] [data-variant='quiet'] {
    padding-inline: var(--fleet-space-2);
  }
  [data-part='wallet'] > p > span {
    font-size: var(--fleet-text-xs);
  }
  p > span {
    color: var(--fleet-color-text-muted);
  }
`
