import type { Driver } from '@fleetgis/domain/drivers'
import { maskPhone } from '@fleetgis/domain/mask'
import { photoAddress } from '@fleetgis/domain/trips'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { Balance } from '../Balance.tsx'
import { walletWords } from '../words.ts'

export interface TopUpCardProps {
  driver: Driver
  imageHosts: readonly string[]
  /** Without it the card is read-only (WAL-03). Keep the function between renders. */
  onTopUp: ((event: { driver: Driver }) => void) | undefined
}

/** A driver, the wallet's balance, and Top up. WAL-01, WAL-03, CF-47. */
export const TopUpCard = memo(function TopUpCard({ driver, imageHosts, onTopUp }: TopUpCardProps) {
  const t = useText(walletWords)
  const shownName = useShownText()(driver.name).trim()
  const name = shownName || '–'
  const facts = [driver.memberId, driver.vehicleNo, maskPhone(driver.mobile ?? '')].filter(Boolean)
  return (
    <Sheet>
      <PhotoAvatar name={shownName} src={photoAddress(driver.image, imageHosts)} label={name} />
      <div data-part="about">
        <h2>{name}</h2>
        {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
      </div>
      <p data-part="wallet">
        <span>{t('topUpPanel.balance')}</span>
        <strong>
          <Balance amount={driver.amount} />
        </strong>
      </p>
      {onTopUp ? (
        <Button aria-label={t('topUpPanel.topUp', { driver: name })} onPress={() => onTopUp({ driver })}>
          {t('topUp.title')}
        </Button>
      ) : null}
    </Sheet>
  )
})

const Sheet = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > [data-part='about'] {
    flex: 1 1 160px;
    min-width: 0;
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='about'] > p {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='wallet'] {
    display: grid;
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  [data-part='wallet'] > span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  [data-part='wallet'] > strong {
    font-variant-numeric: tabular-nums;
  }
`
