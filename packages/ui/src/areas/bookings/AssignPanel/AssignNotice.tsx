import { driverLabel } from '@fleetgis/domain/drivers'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { LoadingProps } from '../../../remote/calls/LoadingProps.ts'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { belowHeading } from '../../../remote/failures/serverWords.ts'
import { bookingsWords } from '../words.ts'
import { type AssignState, canChoose } from './AssignState.ts'

export interface AssignNoticeProps extends Pick<LoadingProps, 'staleness' | 'onRetry'> {
  /** The state of the assignment. */
  state: AssignState
  /** Why nothing can be sent, in plain text (R11). */
  blocked?: string | undefined
  /** Checks the outcome with the server again. */
  onAskAgain: () => void
}

/** The result of a failed assignment, why nothing can be sent, or why the listed drivers are stale. */
export function AssignNotice({ state, blocked, staleness, onAskAgain, onRetry }: AssignNoticeProps) {
  const t = useText(bookingsWords)
  const shown = useShownText()
  if (blocked !== undefined && canChoose(state)) return <Banner tone="warning">{blocked}</Banner>
  switch (state.step) {
    case 'asking':
      return (
        <Banner
          tone="info"
          // The pressed button keeps the focus.
          action={
            state.isAgain ? (
              <Button onPress={onAskAgain} isPending>
                {t('assign.again')}
              </Button>
            ) : undefined
          }
        >
          {t('assign.asking')}
        </Banner>
      )
    case 'unknown':
      return (
        <Banner tone="warning" action={<Button onPress={onAskAgain}>{t('assign.again')}</Button>}>
          {t('assign.unknown', { driver: shown(driverLabel(state.candidate)) })}
        </Banner>
      )
    case 'done':
      return (
        <Banner tone="success">
          {t('assign.assigned', { driver: shown(driverLabel(state.candidate)) })}
        </Banner>
      )
    case 'refused':
      return <Banner tone="danger">{belowHeading(state.message, t('assign.notDone'))}</Banner>
    case 'gone': {
      const { driverName, message } = state
      const ours = driverName ? t('assign.goneTo', { driver: shown(driverName) }) : t('assign.gone')
      return <Banner tone="danger">{message ? `${ours}\n${message}` : ours}</Banner>
    }
    default:
      return <StaleBanner staleness={staleness} onRetry={onRetry} />
  }
}
