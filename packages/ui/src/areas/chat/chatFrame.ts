import { css } from 'styled-components'

/** A part of a chat that fills its place, as a column. */
export const chatFrame = css`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  min-height: 0;
  /* Where no ancestor has a height, it has the viewport's. */
  max-height: 100vh;
  max-height: 100dvh;
  background: var(--fleet-color-surface);
  color: var(--fleet-color-text);
  text-align: start;
`
