import isChromatic from 'chromatic/isChromatic'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Storybook reads `embed` in the address when a story opens, and does not play where it is set. */
function setPlaying(language: unknown) {
  const url = new URL(location.href)
  if (language === 'my') url.searchParams.set('embed', 'true')
  else url.searchParams.delete('embed')
  history.replaceState({}, '', url)
}

/**
 * Stories are not played while the toolbar is set to Burmese, because `play` looks for English names. This is for readers
 * and Chromatic's modes only: tests and tools open stories without Storybook's toolbar.
 */
export function skipPlayInBurmese() {
  if (window.parent === window && !isChromatic()) return
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  if (globals.split(';').includes('language:my')) setPlaying('my')
  void addons.ready().then((channel) => {
    channel.on(GLOBALS_UPDATED, ({ userGlobals }) => setPlaying(userGlobals.language))
  })
}
