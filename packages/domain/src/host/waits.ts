/** How long an embedded page waits after Reload was pressed before it loads anew, in ms. EMB-02. */
export const RELOAD_DELAY_MS = 1000
