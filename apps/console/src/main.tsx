import { clearTokenTimings } from './clearTokenTimings.ts'
import { tokenUse } from './findRoute.ts'
import { loadConfig } from './loadConfig.ts'
import { preloadPage } from './pages.ts'
import { createPageTokens } from './pageToken.ts'
import { createPreferences } from './preferences.ts'
import { showStartFailure } from './startFailure.ts'

/**
 * The first code to run, kept small. Removes the token from the address before other code can read it (CF-114), then
 * loads configuration, page and console in parallel.
 */
async function main(root: HTMLElement): Promise<void> {
  const tokens = createPageTokens(window, tokenUse)
  clearTokenTimings(window)
  const preferences = createPreferences(window)
  preloadPage(window.location.pathname)
  const [config, { startConsole }] = await Promise.all([loadConfig(), import('./startConsole.tsx')])
  await startConsole({ root, config, preferences, tokens })
}

const root = document.getElementById('root')
if (root) main(root).catch((error) => showStartFailure(root, error, () => window.location.reload()))
