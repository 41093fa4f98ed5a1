import { expect } from 'storybook/test'

/** What a `play` of any story receives, and more. */
export interface PlayContext {
  readonly canvasElement: HTMLElement
}

/** Waits until a story shows its data. */
export type WaitForData = (canvasElement: HTMLElement) => unknown

/** A `play`: nothing is wider than a phone of 360 px once the story shows its data. */
export const playOnPhone =
  (shown: WaitForData = () => {}) =>
  async ({ canvasElement }: PlayContext) => {
    await shown(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  }
