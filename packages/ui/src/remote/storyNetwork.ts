import { configure, expect, userEvent, waitFor, within } from 'storybook/test'
import type { Answer } from '../testing/index.ts'

// A loaded machine must not fail a story that proves something else than speed.
configure({ asyncUtilTimeout: 10_000 })

/** The way to the servers of a story, which can be cut, slowed down and mended. */
export interface StoryWay {
  /** From now on no call gets through. */
  cut(): void
  /** From now on calls wait until it is mended. */
  slow(): void
  /** Calls get through again, those that waited too; and the clock is that of the machine again. */
  mend(): void
  /** The page becomes visible again so many minutes later. */
  later(minutes: number): void
}

export interface StoryNetwork extends StoryWay {
  /** What the server answers, as far as it gets through: the `answer` of a story. */
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

/**
 * Somebody looks at the page again so many minutes later: ages are told anew, and what is shown is asked for again. It is
 * later until a network is mended.
 */
export function comeBackAfter(minutes: number): void {
  Date.now = () => machineNow() + minutes * 60_000
  window.dispatchEvent(new Event('visibilitychange'))
}

/** The network is cut, and somebody looks again three minutes later: what is shown is told to be that old (CF-115). */
export async function expectOld(canvasElement: HTMLElement, way: StoryWay): Promise<void> {
  way.cut()
  way.later(3)
  await within(canvasElement).findByText(
    'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.',
  )
}

/** The network is mended, and Try again pressed: nothing is told to be old any more. */
export async function expectFreshAgain(canvasElement: HTMLElement, way: StoryWay): Promise<void> {
  const canvas = within(canvasElement)
  way.mend()
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
}

/** Sees that something stays as it is for a while: what `look` tells is the same in every frame. */
export async function expectSteady(look: () => unknown, frames = 20): Promise<void> {
  const before = look()
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(look()).toEqual(before)
  }
}

/** Where something stands in the window, in whole CSS pixels. */
export function placeOf(part: Element) {
  const { left, top, width } = part.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width) }
}
