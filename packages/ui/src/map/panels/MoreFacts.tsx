import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { mapWords } from '../words.ts'
import { type MapFact, MapFacts } from './MapFacts.tsx'

/** Facts that few people need, such as ids and coordinates, one press away. Nothing without any. */
export function MoreFacts({ facts }: { facts: readonly MapFact[] }) {
  const t = useText(mapWords)
  if (facts.every(({ value }) => !value)) return null
  return (
    <More data-part="more">
      <summary>{t('map.more')}</summary>
      <MapFacts facts={facts} />
    </More>
  )
}

const More = styled.details`
  margin-top: var(--fleet-space-1);

  > summary {
    ${focusRing}
    width: fit-content;
    min-width: 44px;
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-accent);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
    line-height: 32px;
    cursor: pointer;
  }

  @media (pointer: coarse) {
    > summary {
      line-height: 44px;
    }
  }
`
