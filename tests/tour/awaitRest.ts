import type { Page } from 'playwright'
import type { Watched } from './watchPage.ts'

/** In milliseconds: a page that is not at rest by then is found. */
export const REST_TIMEOUT_MS = 30_000

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

/** Runs in the page: resolves to what it waits for, if it is not still after `patience` milliseconds. */
export async function awaitStillness({
  frames,
  patience,
}: {
  frames: number
  patience: number
}): Promise<string | undefined> {
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  function waitsFor(): string | undefined {
    if (document.querySelector('.splash')) return 'its first content'
    for (const element of document.querySelectorAll('[aria-busy="true"]'))
      if (element.checkVisibility())
        return `${element.getAttribute('data-component') ?? element.tagName} to load`
    if (document.fonts.status !== 'loaded') return 'a font'
    // A lazy one far below the window does not load.
    for (const image of document.images)
      if (!image.complete && image.loading !== 'lazy') return `the image ${image.src}`
    return hasChanged ? 'its last change' : undefined
  }

  const end = performance.now() + patience
  let reason: string | undefined
  for (let still = 0; still < frames; still++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    reason = waitsFor()
    if (reason !== undefined) still = 0
    hasChanged = false
    if (performance.now() > end) break
  }
  observer.disconnect()
  return reason
}
