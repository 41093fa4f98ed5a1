import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
