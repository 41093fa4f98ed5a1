import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { walletWords } from './words.ts'

/** Says why a step does not go on while the browser is offline; announced when that changes. Source: R11. */
export function BlockedOffline({ isOffline }: { isOffline: boolean }) {
  const t = useText(walletWords)
  return (
    <Line role="status" data-part="blocked">
      {isOffline ? t('live.blockedOffline') : null}
    </Line>
  )
}

const Line = styled.p`
  margin: 0;

  &:empty {
    position: absolute;
  }
`
