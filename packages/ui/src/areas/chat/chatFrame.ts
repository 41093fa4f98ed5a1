import { css } from 'styled-components'

/** Fills its place. */
export const filledPlace = css`
  width: 100%;
  height: 100%;
  min-height: 0;
  /* Where no ancestor has a height, it has the viewport's. */
  max-height: 100vh;
  max-height: 100dvh;
  background: var(--fleet-color-surface);
`

/** A part of a chat that fills its place, as a column. */
export const chatFrame = css`
  ${filledPlace}
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  color: var(--fleet-color-text);
  text-align: start;

  > [data-component='LiveStrip'] {
    flex: none;
    border-bottom: 1px solid var(--fleet-color-line);
  }
  /* In place of the content, such as a failure. */
  > [data-part='instead'] {
    flex: 1;
    display: grid;
    align-content: center;
    padding: var(--fleet-space-4);
    overflow: auto;
  }
`
