// Declarations that many parts have in common, as text: each part adds its own after them.

/** A button without the look of the browser's. */
export const bareButton = `
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`

/** An outline of a chosen part in forced colours, which take its background away. */
export const chosenOutline = (selector: string) => `
  @media (forced-colors: active) {
    ${selector} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** The surface of a card. */
export const card = `
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  box-shadow: var(--fleet-shadow-1);
`

/** The surface of a panel that floats over the page. */
export const floating = `
  overflow: auto;
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  text-align: start;
`

/** A list without marks and without the space around it. */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Parts at both ends of a line, which wraps where they do not fit. */
export const spread = `
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`

/** Parts below each other, none wider than their container. */
export const stack = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);
`
