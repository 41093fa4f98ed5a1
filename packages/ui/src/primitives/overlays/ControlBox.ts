import { styled } from 'styled-components'

/** Wraps a control and what floats beside it, such as a panel; it is as large as the control. */
export const ControlBox = styled.span`
  display: inline-flex;
`
