import { styled } from 'styled-components'

/** The visually hidden heading of a page without one, for screen readers. */
export const PageHeading = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
