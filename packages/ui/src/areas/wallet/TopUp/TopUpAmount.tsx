import { formatAmount, readMoney } from '@fleetgis/domain/format'
import { TOP_UP_RANGE } from '@fleetgis/domain/wallet'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { moneyError } from '../../../i18n/moneyError.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx'
import { showFirstError } from '../../../primitives/fields/showFirstError.ts'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import { Balance } from '../Balance.tsx'
import { BlockedOffline } from '../BlockedOffline.tsx'
import { walletWords } from '../words.ts'
import { AmountChips } from './AmountChips.tsx'
import { buttonsInSight } from './buttonsInSight.ts'
import { SMALL_WINDOW } from './smallWindow.ts'
import { TopUpFacts } from './TopUpFacts.ts'
import type { TopUpModel } from './TopUpModel.ts'

interface TopUpAmountProps {
  /** The accessible name of the form: the title of the popup. */
  label: string
  model: TopUpModel
  amounts: readonly number[]
  /** The typed text; the owner keeps it, so that a failure does not clear it (CF-120). */
  typed: string
  draft: KeptDraft | undefined
  onType: (typed: string) => void
  onAmount: (given: { amount: number }) => void
  onClose: () => void
  /** The browser is offline: the step says so and does not go on, because the next one asks the server. */
  isOffline: boolean
}

/**
 * In a small window, as beside a keyboard, the amounts and the field are in sight first, and the buttons always. The
 * confirmation shows the facts again.
 */
const Form = styled.form`
  ${buttonsInSight}
  display: grid;
  gap: var(--fleet-space-4);

  @media ${SMALL_WINDOW} {
    gap: var(--fleet-space-2);

    > [data-part='facts'] {
      order: 1;
    }
    > ${StepButtons} {
      order: 2;
    }
    input,
    button {
      scroll-margin-bottom: 64px;
    }
  }
`

/** The wallet and the amount. Source: WAL-04, WAL-14, VAL-16, VAL-19, VAL-27, CF-120, CF-171, R11. */
export function TopUpAmount(props: TopUpAmountProps) {
  const { model, amounts, typed, draft, onType, onAmount, onClose, isOffline } = props
  const t = useText(walletWords)
  const [isTouched, setTouched] = useState(false)
  useUnsaved(typed !== '', draft?.drop)
  const { amount, error } = readMoney(typed, TOP_UP_RANGE)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(true)
    if (isOffline) return
    if (amount === undefined) return showFirstError(event.currentTarget)
    onType(formatAmount(amount))
    onAmount({ amount })
  }

  return (
    <Form noValidate onSubmit={submit} aria-label={props.label} data-part="amount">
      {model.message ? <Banner tone="danger">{model.message}</Banner> : null}
      <TopUpFacts
        facts={[
          { name: t('topUp.driver'), value: model.driverName },
          { name: t('topUp.group'), value: model.groupName },
          { name: t('topUp.balance'), value: <Balance amount={model.balance} /> },
        ]}
      />
      <AmountChips amounts={amounts} chosen={amount} onChoose={onType} />
      <MoneyField
        label={t('topUp.amount')}
        name="amount"
        value={typed}
        onChange={onType}
        // What is typed next replaces a kept amount.
        onFocus={({ target }) => target.select()}
        onBlur={() => setTouched(typed !== '' || isTouched)}
        errorMessage={isTouched && error ? moneyError(error, t) : undefined}
        range={TOP_UP_RANGE}
        autoFocus
      />
      <BlockedOffline isOffline={isOffline} />
      <StepButtons>
        <Button
          onPress={() => {
            draft?.drop()
            onClose()
          }}
        >
          {t('topUp.notNow')}
        </Button>
        <Button type="submit" variant="primary" isDisabled={isOffline}>
          {t('topUp.next')}
        </Button>
      </StepButtons>
    </Form>
  )
}
