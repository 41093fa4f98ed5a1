import type { Page } from 'playwright'
import { awaitStillness, REST_TIMEOUT_MS } from '../browsers/awaitStillness.ts'
import type { Watched } from './watchPage.ts'

/** Frames in which a page that is at rest does not change: long lists mount rows in every other one. */
export const STILL_FRAMES = 20

/** Waits until a page shows all that it loads; answers with what it still waits for, if that does not end. */
export async function awaitRest(page: Page, watched: Watched): Promise<string | undefined> {
  const end = performance.now() + REST_TIMEOUT_MS
  while (true) {
    const waitsFor = await page
      .evaluate(awaitStillness, {
        frames: STILL_FRAMES,
        patience: Math.max(0, end - performance.now()),
      })
      .catch(continueAfterNavigation)
    if (waitsFor === 'navigation' && performance.now() < end) continue
    if (waitsFor !== undefined) return waitsFor
    if (watched.isQuiet()) return undefined
    if (performance.now() > end) return 'an answer'
  }
}

/** A page may lead on by itself, as that of a payment does to the gateway. */
function continueAfterNavigation(error: Error): 'navigation' {
  if (!error.message.includes('because of a navigation')) throw error
  return 'navigation'
}
