import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Answer } from '../testing/index.ts'

/** Controls the connection of a story to its servers. */
export interface StoryWay {
  /** Every following call fails. */
  cut(): void
  /** Following calls wait until `mend`. */
  slow(): void
  /** Calls succeed again, including the waiting ones. Resets the clock too. */
  mend(): void
  /** The page becomes visible after so many minutes. */
  later(minutes: number): void
}

export interface StoryNetwork extends StoryWay {
  /** The `answer` of the story. */
  readonly answer: Answer
}

export function storyNetwork(answer: Answer): StoryNetwork {
  let state: 'mended' | 'cut' | 'slow' = 'mended'
  let goOn = () => {}
  let mended = Promise.resolve()
  return {
    async answer(request) {
      if (state === 'slow') await mended
      if (state === 'cut') throw new TypeError('Failed to fetch')
      return answer(request)
    },
    cut() {
      state = 'cut'
    },
    slow() {
      state = 'slow'
      mended = new Promise((resolve) => {
        goOn = resolve
      })
    },
    mend() {
      state = 'mended'
      Date.now = machineNow
      goOn()
    },
    later: comeBackAfter,
  }
}

const machineNow = Date.now

/** The page becomes visible after so many minutes: ages update, and queries refetch. `mend` resets the clock. */
export function comeBackAfter(minutes: number): void {
  Date.now = () => machineNow() + minutes * 60_000
  window.dispatchEvent(new Event('visibilitychange'))
}

/** Cuts the network, and expects an age of three minutes after that time (CF-115). */
export async function expectOld(canvasElement: HTMLElement, way: StoryWay): Promise<void> {
  way.cut()
  way.later(3)
  await within(canvasElement).findByText(
    'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.',
  )
}

/** Mends the network, presses Try again, and expects no age. */
export async function expectFreshAgain(canvasElement: HTMLElement, way: StoryWay): Promise<void> {
  const canvas = within(canvasElement)
  way.mend()
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
}

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
