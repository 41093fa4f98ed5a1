import { useIsWide } from '../layout/useIsWide.ts'

/** From this width of the window on, in px, rows of one line hold the columns of every list. */
const ONE_LINE = 1280

/** The lines of a row of a list whose columns need less width with two, on a narrower window. */
export const useLines = (): 1 | 2 => (useIsWide(ONE_LINE) ? 1 : 2)
