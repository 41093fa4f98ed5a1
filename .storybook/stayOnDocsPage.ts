import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Whether this page is the frame of a story on a docs page, which has the same origin. */
function isOnDocsPage(): boolean {
  if (window.parent === window || '__vitest_browser__' in window) return false
  return new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'
}

/**
 * A story in a frame of a docs page scrolls its frame only. A browser also scrolls the pages around a frame to what takes
 * the focus or is scrolled into view in it, and the reader would be led away.
 */
export function stayOnDocsPage() {
  if (!isOnDocsPage()) return
  const around = window.parent
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function scrollHere(options) {
    const { scrollX, scrollY } = around
    scrollIntoView.call(this, options)
    around.scrollTo(scrollX, scrollY)
  }
}

/** A story that throws ends without `STORY_FINISHED`. */
const ENDS = [STORY_FINISHED, PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION, STORY_ERRORED]

/**
 * One story of a docs page renders and plays at a time, until it ends. A frame that takes the focus takes it from the
 * others, and what they type is lost.
 */
export async function takeTurn(): Promise<void> {
  if (!isOnDocsPage() || !navigator.locks) return
  await new Promise<void>((start) => {
    const play = () =>
      new Promise<void>((end) => {
        for (const event of ENDS) addons.getChannel().once(event, end)
        start()
      })
    void navigator.locks.request('story of a docs page', play)
  })
}
