import { parametersOf } from '@fleetgis/domain/query'
import { loadLanguage } from '@fleetgis/ui'
import './console.css'
import { type TokenScope, takePageToken } from './pageToken.ts'
import { createPreferences } from './preferences.ts'
import { findRoute, preloadRoute } from './routes.ts'
import { showStartFailure } from './startFailure.ts'

/** The token of a mail is for its page alone; all other pages that take one share it (CF-114). */
const MAIL_TOKENS: Readonly<Record<string, TokenScope>> = {
  '/reset-password': 'resetPassword',
  '/view-message': 'verifyAccount',
}

function tokenScope(page: string): TokenScope | undefined {
  if (!parametersOf(page).some(({ name }) => name === 'token')) return undefined
  return MAIL_TOKENS[page] ?? 'page'
}

async function fetchConfig(): Promise<string> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error('config.json could not be loaded')
  return response.text()
}

/**
 * The first code to run, and little of it. The token leaves the address before anything else can read it (CF-114);
 * then configuration, words, page and the console itself are on their way side by side.
 */
async function main(root: HTMLElement): Promise<void> {
  const route = findRoute(window.location.pathname)?.route
  const scope = tokenScope(route?.path ?? '')
  const token = takePageToken(window, scope)
  const preferences = createPreferences(window)
  const { language } = preferences.for(window.location.search)
  preloadRoute(route)
  const [config, { startConsole }] = await Promise.all([
    fetchConfig(),
    import('./startConsole.tsx'),
    loadLanguage(language),
  ])
  startConsole({ root, config, preferences, token: scope && token ? { scope, value: token } : undefined })
}

const root = document.getElementById('root')
if (root) main(root).catch((error) => showStartFailure(root, error, () => window.location.reload()))
