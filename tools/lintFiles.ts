import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * The lint findings of source texts, by path, from one run over a copy of the configuration. A file that passes has no
 * entry.
 */
export function lintFiles(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    for (const file of ['biome.json', '.gitignore', 'tools/domain.grit', 'tools/htmlSinks.grit'])
      cpSync(file, join(folder, file))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--colors=off', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8' },
    )
    const findings = new Map<string, string>()
    // Each finding starts with its path, line and column.
    for (const finding of (stdout + stderr).split(/^(?=\S+:\d+:\d+ )/m)) {
      const file = finding.slice(0, finding.indexOf(':'))
      findings.set(file, (findings.get(file) ?? '') + finding)
    }
    return findings
  } finally {
    rmSync(folder, { recursive: true })
  }
}
