import { useMedia } from '../../provider/useMedia.ts'

/** From this width of the window on, in px, lists are dense tables with a panel beside them. */
const WIDE = 900

/** Whether the window has room for a table. False on a server, and at the first render after it. */
export const useIsWide = (from = WIDE): boolean => useMedia(`(min-width: ${from}px)`)
