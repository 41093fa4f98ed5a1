// The Chromium that stories, journeys and benchmarks run in: the system's, or Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Flags that keep a headless Chromium quiet on a closed network and alive in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For tests that open many contexts. For each, Chromium prepares what is never seen: the popups of its address bar, in a
 * process that takes half a second of CPU time, and a renderer for the next page. These features add to those that
 * Playwright disables.
 */
export const WITHOUT_SPARES =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess'

/** One thread that draws, where two cores are shared with the tests: a twenty-fifth less CPU time. */
export const ONE_RASTER_THREAD = '--num-raster-threads=1'

/** The path of the Chromium on this machine; undefined if there is none. `CHROMIUM_PATH` has priority. */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH
  return [...(own ? [own] : []), ...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))
}

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The path of Chromium's headless shell where Debian's package is installed, else of Chromium: the same engine without
 * the windows of the browser, in a sixth less CPU time. For stories and journeys. Pictures and benchmarks, which are
 * compared with others, keep to Chromium.
 */
export const findHeadless = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium()

/** The path of the Chromium that `ensureBrowser` found or installed. */
export function chromiumPath(): string {
  const path = findChromium()
  if (path === undefined)
    throw new Error('There is no Chromium. Run `node tools/browser.ts`, or set CHROMIUM_PATH.')
  return path
}

/** Finds a Chromium, or installs one: by apt on Debian as root, else by Playwright's download. */
export function ensureBrowser(): void {
  if (findChromium()) return
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const ways = [
    ...(isRootOnDebian
      ? [
          'apt-get update -qq && apt-get install -y -qq chromium && apt-get install -y -qq chromium-headless-shell',
        ]
      : []),
    'playwright install chromium',
  ]
  for (const command of ways) {
    console.log(`No Chromium yet: ${command}`)
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    if (findChromium()) return
  }
  console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to one, and try again.')
  process.exit(1)
}

if (import.meta.main) ensureBrowser()
