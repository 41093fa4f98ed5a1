import { formatExactMoney } from '@fleetgis/domain/format'
import { styled } from 'styled-components'
import { moneyText } from '../../../i18n/moneyText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { Balance } from '../Balance.tsx'
import { BlockedOffline } from '../BlockedOffline.tsx'
import { walletWords } from '../words.ts'
import { buttonsInSight } from './buttonsInSight.ts'
import { FocusedText } from './FocusedText.tsx'
import { TopUpFacts } from './TopUpFacts.ts'
import type { TopUpModel } from './TopUpModel.ts'

interface TopUpConfirmProps {
  model: TopUpModel
  onBack: () => void
  onConfirm: () => void
  /** The browser is offline: the step says so and sends nothing. */
  isOffline: boolean
}

const Step = styled.div`
  ${buttonsInSight}
  display: grid;
  gap: var(--fleet-space-4);
`

/** The effect of the top-up, as text and figures, for confirmation. Offline it is refused before it is sent (R11). */
export function TopUpConfirm({ model, onBack, onConfirm, isOffline }: TopUpConfirmProps) {
  const t = useText(walletWords)
  const { amount = 0, balance, driverName, groupName, state } = model
  const isSending = state === 'submitting'
  const sum = formatExactMoney(amount)
  return (
    <Step data-part="confirm">
      <FocusedText>
        {t('topUp.willHappen', { amount: sum, driver: driverName, group: groupName })}
      </FocusedText>
      <TopUpFacts
        facts={[
          { name: t('topUp.amount'), value: sum, isMain: true },
          { name: t('topUp.balance'), value: <Balance amount={balance} /> },
          {
            name: t('topUp.balanceAfter'),
            value: moneyText(balance === undefined ? undefined : balance + amount),
          },
        ]}
      />
      <BlockedOffline isOffline={isOffline && !isSending} />
      <StepButtons>
        <Button onPress={onBack} isDisabled={isSending}>
          {t('topUp.back')}
        </Button>
        <Button
          variant="primary"
          onPress={onConfirm}
          isPending={isSending}
          isDisabled={isOffline && !isSending}
        >
          {t('topUp.confirm', { amount: sum })}
        </Button>
      </StepButtons>
    </Step>
  )
}
