import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
