/** A page that is not still after this time, in milliseconds, is a finding. */
export const REST_TIMEOUT_MS = 30_000

/** When a page counts as still. */
export interface Stillness {
  /** The number of frames without a change. */
  readonly frames: number
  /** In milliseconds. */
  readonly patience: number
  /** A page whose recorder counts more answers is not waited for any longer. */
  readonly answers?: number
}

/** Runs in the page: resolves to what it waits for, if it is not still after its patience. */
export async function awaitStillness({
  frames,
  patience,
  answers = Number.POSITIVE_INFINITY,
}: Stillness): Promise<string | undefined> {
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  function waitsFor(): string | undefined {
    const { pending, answered } = window.recorded ?? { pending: 0, answered: 0 }
    if (answered > answers) return undefined
    if (document.querySelector('.splash')) return 'its first content'
    for (const element of document.querySelectorAll('[aria-busy="true"]'))
      if (element.checkVisibility())
        return `${element.getAttribute('data-component') ?? element.tagName} to load`
    if (document.fonts.status !== 'loaded') return 'a font'
    // A lazy one far below the window does not load.
    for (const image of document.images)
      if (!image.complete && image.loading !== 'lazy') return `the image ${image.src}`
    if (pending > 0) return 'an answer'
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
