/** The interval at which open pages update their time-ago and date labels, in ms. CF-124. */
export const CLOCK_TICK_MS = 1000
