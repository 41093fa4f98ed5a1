/** The line height of Burmese, which stacks marks above and below its letters. */
export const BURMESE_LINE_HEIGHT = 1.8
