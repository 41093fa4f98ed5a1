/** The delay between pressing Reload and the reload of an embedded page, in ms. EMB-02. */
export const RELOAD_DELAY_MS = 1000
