/** How often open pages look at their time-ago and date labels again, in ms. CONST-01, CONST-02, CF-92, CF-124. */
export const CLOCK_TICK_MS = 1000
