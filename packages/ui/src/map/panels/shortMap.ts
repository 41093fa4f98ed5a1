/** Phones beside a keyboard: an open panel and an unfolded card are in place of the map and its buttons. */
export const LOW_MAP = '@media (max-width: 639px) and (max-height: 480px)'

/** Windows in which the buttons of a map are in rows at its lower edge: in a column they would be below a card, or cut. */
export const SHORT_MAP = '@media (max-width: 639px) and (max-height: 600px), (max-height: 400px)'
