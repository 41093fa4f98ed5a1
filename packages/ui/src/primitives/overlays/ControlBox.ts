import { styled } from 'styled-components'

/** Around a control and what floats beside it, as large as the control. */
export const ControlBox = styled.span`
  display: inline-flex;
`
