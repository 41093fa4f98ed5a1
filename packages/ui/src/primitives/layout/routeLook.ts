/** The mark of a place on a route: a ring in the colour `--fleet-route-mark`, beside the first line of text. */
export const routeMark = `
  content: '';
  position: absolute;
  box-sizing: border-box;
  inset: calc(0.5em * var(--fleet-line-height) - 6px) auto auto 0;
  inset: calc(0.5lh - 6px) auto auto 0;
  width: 12px;
  height: 12px;
  border: 3px solid var(--fleet-route-mark);
  border-radius: var(--fleet-radius-full);
`

/** The line from a place to the next; its ends are the caller's, written before it. */
export const routeLine = `
  content: '';
  position: absolute;
  border-inline-start: 2px dotted var(--fleet-color-control);
`
