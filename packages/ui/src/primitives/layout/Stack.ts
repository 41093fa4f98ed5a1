import { styled } from 'styled-components'
import { stack } from '../../theme/looks.ts'

/** Parts of a widget below each other. */
export const Stack = styled.div`
  ${stack}
`
