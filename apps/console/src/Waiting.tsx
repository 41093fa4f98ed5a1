import { Spinner } from '@fleetgis/ui'
import { styled } from 'styled-components'

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  min-height: 60dvh;
  color: var(--fleet-color-accent);
`

/** The placeholder of a page that is loading. */
export function Waiting() {
  return (
    <Middle>
      <Spinner size={32} />
    </Middle>
  )
}
