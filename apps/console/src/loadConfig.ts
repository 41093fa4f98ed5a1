import { ConfigError } from './ConfigError.ts'
import { ConfigLateError } from './ConfigLateError.ts'
import { KEPT_CONFIG } from './keptFiles.ts'

/** The address of the configuration, on the console's own host. */
export const CONFIG = '/config.json'

/** How long the host may take, in milliseconds. Source: CF-182. */
const CONFIG_TIMEOUT = 8_000

/** A longer file is no configuration; in bytes. Source: CF-182. */
const MOST_BYTES = 1_000_000

/** The answer of the host. */
export interface LoadedConfig {
  /** The text of `config.json`. */
  readonly text: string
  readonly headers: Headers
}

/**
 * Fetches `config.json`; a kept page has its own in it (decision 41). Rejects with a ConfigLateError where it is not here after 8 s, with a ConfigError where it is
 * longer than 1 MB, and with an Error where the host does not have it. Source: CF-182.
 */
export async function loadConfig(fetch: typeof globalThis.fetch = window.fetch): Promise<LoadedConfig> {
  const kept = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_CONFIG}"]`)
  if (kept) return { text: kept.content, headers: new Headers() }
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, CONFIG_TIMEOUT)
  try {
    const response = await fetch(CONFIG, { signal: controller.signal })
    if (!response.ok) throw new Error('config.json could not be loaded')
    return { text: await readText(response), headers: response.headers }
  } catch (error) {
    throw isLate ? new ConfigLateError() : error
  } finally {
    clearTimeout(timer)
    // What is left of a file that is too long is not loaded.
    controller.abort()
  }
}

/** Reads at most `MOST_BYTES`. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) return text + decoder.decode()
    bytes += part.value.length
    if (bytes > MOST_BYTES) throw new ConfigError('', 'is longer than 1 MB')
    text += decoder.decode(part.value, { stream: true })
  }
}
