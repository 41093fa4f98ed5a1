import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

const WARNING = /directive "use client" in "node_modules\/(@fleetgis\/[^"]+)"/g

/**
 * Builds an app with Vite, which prints a warning for each file with "use client". Of ours they are only the files that
 * the app itself imports, of `entries`.
 */
export function buildWithVite(app, entries = []) {
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build'], { cwd: app, encoding: 'utf8' })
  const said = stripVTControlCharacters(stdout + stderr)
  if (status !== 0) throw new Error(`vite build failed:\n${said.slice(-8_000)}`)
  const warned = [...said.matchAll(WARNING)].map(([, file]) => file)
  const others = warned.filter(
    (file) => !entries.includes(file.replace('/dist', '').replace(/(\/index)?\.js$/, '')),
  )
  if (others.length > 0) throw new Error(`vite build warns of "use client" in ${others.join(', ')}`)
}
