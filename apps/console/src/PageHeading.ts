import { styled } from 'styled-components'

/** The heading of a page that shows none: for screen readers, which begin there. */
export const PageHeading = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
