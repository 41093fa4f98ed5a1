import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { mapWords } from '../../../map/words.ts'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { SpokenValue } from '../../../primitives/feedback/SpokenValue.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useFailureLine } from '../../../remote/failures/useFailureLine.ts'
import { spread } from '../../../theme/looks.ts'
import type { LayerTrips } from './useTripPages.ts'

/** How far the layer has loaded, with its way out: cancel, continue, or another try (PMAP-30, OMAP-27). */
export function LayerProgress({ layer }: { layer: LayerTrips }) {
  const { progress, trips, isLoading, isCancelled, failure, cancel, retry } = layer
  const t = useText(mapWords)
  const line = useFailureLine(failure, retry)
  const { loaded = trips?.length ?? 0, total } = progress ?? {}
  const text =
    total === undefined
      ? formatCount(loaded)
      : t('map.loaded', { loaded: formatCount(loaded), total: formatCount(total) })
  return (
    <Line data-part="progress">
      <SpokenValue
        value={
          line.text ??
          (isLoading && trips === undefined ? t('common.loading') : t('adminMap.shown', { count: text }))
        }
        isBusy={isLoading}
      >
        {(shown) => shown}
      </SpokenValue>
      {isLoading && progress ? <LeavingButton onPress={cancel}>{t('adminMap.cancel')}</LeavingButton> : null}
      {!isLoading && (failure !== undefined || isCancelled) && line.onRetry ? (
        <LeavingButton onPress={line.onRetry}>
          {t(failure === undefined ? 'adminMap.continue' : 'common.retry')}
        </LeavingButton>
      ) : null}
    </Line>
  )
}

const Line = styled.div`
  ${spread}
  align-items: center;
  gap: var(--fleet-space-2);
  font-size: var(--fleet-text-s);
  font-variant-numeric: tabular-nums;
`
