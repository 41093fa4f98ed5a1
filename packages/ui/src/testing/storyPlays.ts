import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from './expectSteady.ts'
import { isReading } from './isReading.ts'
import type { PlayContext, WaitForData } from './playOnPhone.ts'
import type { StoryConnection } from './storyConnection.ts'

const OLD = 'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.'

/** What the plays need of a story's world. */
interface Story extends Pick<StoryConnection, 'cut' | 'slow' | 'mend' | 'quiet'> {
  later(minutes: number): void
}

/** The plays that loading, failed and stale stories share. */
export function storyPlays(story: Story) {
  const plays = {
    /**
     * Expects a live strip that is out of date while the world is cut, and live after Try again; calls `meanwhile`
     * between (CF-115).
     */
    async expectOutOfDate(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
      // A call under way would still succeed.
      await story.quiet()
      story.cut()
      story.later(3)
      await waitFor(() =>
        expect(strip()).toHaveTextContent(
          'Out of date, 3 min The server cannot be reached. Check your connection and try again.',
        ),
      )
      await meanwhile()
      if (isReading()) return
      story.mend()
      await userEvent.click(within(strip() ?? canvasElement).getByRole('button', { name: 'Try again' }))
      // A strip of problems only is gone.
      await waitFor(() => expect(strip()?.dataset.state ?? 'live').toBe('live'))
    },
    /** Expects a failure while the world is cut, and presses Try again once it is not. */
    async expectFailed(canvasElement: HTMLElement) {
      const canvas = within(canvasElement)
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
      if (isReading()) return
      story.mend()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    },
    /**
     * Expects data with its age in each part while the world is cut, and fresh data after Try again; calls `meanwhile`
     * between (CF-115).
     */
    async expectStale(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const canvas = within(canvasElement)
      // A call under way would still succeed.
      await story.quiet()
      story.cut()
      story.later(3)
      await canvas.findByText(OLD)
      await meanwhile()
      if (isReading()) return
      story.mend()
      for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
      await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
    },
    /** A `play` after `slow`: it reads Loading, asserts `meanwhile`, and shows the data once the world answers. */
    playLoading:
      (shown: WaitForData, meanwhile: (canvasElement: HTMLElement) => unknown = () => {}) =>
      async ({ canvasElement }: PlayContext) => {
        await expect(await within(canvasElement).findByText('Loading')).toHaveRole('status')
        await meanwhile(canvasElement)
        if (isReading()) return
        story.mend()
        await shown(canvasElement)
      },
    /**
     * After `slow`: expects that what `look` returns stays the same until the data is there, and then too. Meanwhile
     * `early`, such as the text of an empty list, stays the same. A reader's story ends loading: then it returns false.
     */
    async expectSteadyLoading(look: () => unknown, early: () => unknown, shown: () => unknown) {
      await expectSteady(() => [look(), early()])
      const before = look()
      if (isReading()) return false
      story.mend()
      await shown()
      await expect(look()).toEqual(before)
      return true
    },
    /** Presses the retry of a failure, which stays in place with the focus until the world answers. */
    async expectSteadyRetry(retry: () => HTMLElement) {
      story.mend()
      story.slow()
      await userEvent.click(retry())
      await expectSteady(() => [placeOf(retry()), document.activeElement === retry()])
      story.mend()
    },
    /** A `play` after `cut`: the failure, then the data (CF-115). */
    playFailed:
      (shown: WaitForData) =>
      async ({ canvasElement }: PlayContext) => {
        await plays.expectFailed(canvasElement)
        if (!isReading()) await shown(canvasElement)
      },
    /** A `play`: the data, then its age while the world is cut (CF-115). */
    playStale:
      (shown: WaitForData) =>
      async ({ canvasElement }: PlayContext) => {
        await shown(canvasElement)
        await plays.expectStale(canvasElement)
      },
  }
  return plays
}
