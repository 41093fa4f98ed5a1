/**
 * Whether a reader of Storybook has the story open, and not a test or tool. A `play` then ends in the state that its story
 * is named after, and does not leave it.
 */
export const isReading = () => window.parent !== window && !('__vitest_browser__' in window)
