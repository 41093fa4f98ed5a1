import { styled } from 'styled-components'
import { mapWords } from '../../../map/words.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { MapData } from './useMapData.ts'

/** The line of a search without hits: the map then shows all drivers, as without a search (PMAP-01, OMAP-02, CF-29). */
export function NoHit({ hits }: Pick<MapData, 'hits'>) {
  const t = useText(mapWords)
  return (
    <Line role="status" data-part="no-hit">
      {hits === 0 ? t('map.noHit') : null}
    </Line>
  )
}

const Line = styled.p`
  margin: 0;
  padding: 0 var(--fleet-space-4);
  font-size: var(--fleet-text-s);

  &:not(:empty) {
    margin-bottom: var(--fleet-space-1);
  }
`
