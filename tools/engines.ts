// The browsers of other engines that the console is opened in, from Debian's packages: Firefox, and WebKitGTK with its
// driver and a display. Decision 47. `node tools/engines.ts --required` fails where one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Installation {
  readonly packages: readonly string[]
  /** The path of the browser; undefined if something that it needs is missing. */
  find(): string | undefined
}

const command = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

export const ENGINES = {
  Firefox: {
    packages: ['firefox-esr'],
    find: () => command('firefox-esr'),
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(command)
        ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
        : undefined,
  },
} as const satisfies Record<string, Installation>

export type EngineName = keyof typeof ENGINES

const missingEngines = () => Object.entries(ENGINES).filter(([, engine]) => engine.find() === undefined)

/** Says which engines are missing, and installs them where CI is true and the user is root on Debian. */
export function ensureEngines(): void {
  const missing = missingEngines()
  if (missing.length === 0) return
  const names = missing.map(([name]) => name).join(' and ')
  const packages = missing.flatMap(([, engine]) => engine.packages).join(' ')
  const mayInstall = process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
    console.log(`No ${names} yet: ${install}`)
    spawnSync(install, {
      shell: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (missingEngines().length === 0) return
  }
  console.log(`No ${names}: their tests do not run. Debian has them: apt-get install ${packages}`)
}

if (import.meta.main) {
  ensureEngines()
  if (process.argv.includes('--required') && missingEngines().length > 0) process.exitCode = 1
}
