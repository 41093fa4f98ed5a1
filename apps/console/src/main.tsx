import { loadLanguage } from '@fleetgis/ui'
import { clearTokenTimings } from './clearTokenTimings.ts'
import { createPageTokens } from './pageToken.ts'
import { createPreferences } from './preferences.ts'
import { findRoute, preloadRoute } from './routes.ts'
import { showStartFailure } from './startFailure.ts'

async function fetchConfig(): Promise<string> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error('config.json could not be loaded')
  return response.text()
}

/**
 * The first code to run, kept small. Removes the token from the address before other code can read it (CF-114), then
 * loads configuration, words, page and console in parallel.
 */
async function main(root: HTMLElement): Promise<void> {
  const tokens = createPageTokens(window)
  clearTokenTimings(window)
  const preferences = createPreferences(window)
  const { language } = preferences.for(window.location.search)
  preloadRoute(findRoute(window.location.pathname)?.route)
  const [config, { startConsole }] = await Promise.all([
    fetchConfig(),
    import('./startConsole.tsx'),
    // Each page loads the other words that it needs.
    loadLanguage(language, ['base']),
  ])
  await startConsole({ root, config, preferences, tokens })
}

const root = document.getElementById('root')
if (root) main(root).catch((error) => showStartFailure(root, error, () => window.location.reload()))
