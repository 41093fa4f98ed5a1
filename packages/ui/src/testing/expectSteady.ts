import { expect } from 'storybook/test'

/** Expects that the value of `look` is the same in every frame. */
export async function expectSteady(look: () => unknown, frames = 20): Promise<void> {
  const before = look()
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(look()).toEqual(before)
  }
}

/** The position of an element in the window, in whole CSS pixels. */
export function placeOf(part: Element) {
  const { left, top, width } = part.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width) }
}
