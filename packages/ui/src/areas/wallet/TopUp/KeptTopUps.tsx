import type { Intent } from '@fleetgis/domain/money'
import { styled } from 'styled-components'
import { moneyText } from '../../../i18n/moneyText.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { sentTimeText } from '../../../remote/calls/sentTimeText.ts'
import { walletWords } from '../words.ts'
import { type KeptTopUpsOptions, useKeptTopUps } from './useKeptTopUps.ts'

export interface KeptTopUpsProps extends KeptTopUpsOptions {
  /** The kept intents when the page was opened. Keep the array between renders. */
  sent: readonly Intent[]
}

const TONES = { asking: 'warning', done: 'success', notDone: 'danger' } as const

const Notes = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
`

/**
 * The top-ups whose page was left before their outcome was known: asks the ledger for each, and shows what it says until
 * OK is pressed. R5, WAL-13.
 */
export function KeptTopUps(props: KeptTopUpsProps) {
  const t = useText(walletWords)
  const shown = useShownText()
  const { kept, askNow, close } = useKeptTopUps(props)
  if (kept.length === 0) return null
  return (
    <Notes data-component="KeptTopUps">
      {kept.map(({ sent, outcome, isOwn, failure }) => {
        const { intent, amount, driverName } = sent
        const words = {
          amount: moneyText(amount),
          driver: shown(driverName),
          time: sentTimeText(intent.at, t),
        }
        return (
          <Banner
            key={intent.id}
            tone={TONES[outcome]}
            data-outcome={outcome}
            action={
              outcome !== 'asking' ? (
                <LeavingButton onPress={() => close(intent)}>{t('topUp.ok')}</LeavingButton>
              ) : failure ? (
                <LeavingButton onPress={askNow}>{t('topUp.askNow')}</LeavingButton>
              ) : null
            }
          >
            {outcome === 'done' && !isOwn ? t('topUp.done', words) : t(`topUp.kept.${outcome}`, words)}
            {outcome === 'asking' && failure ? ` ${failure}` : null}
          </Banner>
        )
      })}
    </Notes>
  )
}
