import { Spinner } from '@fleetgis/ui'
import { styled } from 'styled-components'

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  color: var(--fleet-color-accent);
`

/** Stands where a page is on its way. */
export function Waiting() {
  return (
    <Middle>
      <Spinner size={32} />
    </Middle>
  )
}
