import { MOST_POSITIONS } from '@fleetgis/domain/map'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { mapWords } from '../../../map/words.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useFailureLine } from '../../../remote/failures/useFailureLine.ts'
import { spread } from '../../../theme/looks.ts'
import type { MorePositions } from './usePositions.ts'

/** What there is beyond the loaded positions, with Load all and Stop, or why no more can be loaded (CF-178). */
export function MorePositionsLine({ more }: { more: MorePositions }) {
  const { state, isLoading, failure, onLoadAll, onStop } = more
  const t = useText(mapWords)
  const [isPressed, setPressed] = useState(false)
  const line = useFailureLine(failure, onLoadAll)
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The button unmounts at the end, and the focus would be lost with it.
    const isLost = document.activeElement === document.body
    if (isPressed && state !== 'more' && isLost) status.current?.focus()
  }, [isPressed, state])
  function load() {
    setPressed(true)
    line.onRetry?.()
  }
  if (state === 'none' && !isPressed) return null
  return (
    <Line data-part="more">
      <span ref={status} role="status" tabIndex={-1}>
        {line.text ?? words()}
      </span>
      {state === 'more' && line.onRetry ? (
        <Button onPress={isLoading ? onStop : load}>
          {t(failure ? 'common.retry' : isLoading ? 'homeMap.stop' : 'homeMap.loadAll')}
        </Button>
      ) : null}
    </Line>
  )

  function words() {
    if (state === 'more') return isLoading && t('homeMap.loadingAll')
    if (state === 'none') return t('homeMap.allLoaded')
    return t(`homeMap.${state}`, { shown: formatCount(MOST_POSITIONS) })
  }
}

const Line = styled.div`
  ${spread}
  align-items: center;
  gap: var(--fleet-space-2);
  margin: 0 var(--fleet-space-2) var(--fleet-space-1) var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);

  > span {
    flex: 1 1 8em;
    min-width: 0;
    outline: none;
  }
`
