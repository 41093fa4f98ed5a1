/** Windows in which the buttons of a map are in rows at its lower edge: in a column they would be below a card, or cut. */
export const SHORT_MAP = '@media (max-width: 639px) and (max-height: 600px), (max-height: 400px)'
