import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the installed package that a bundled file comes from; undefined for the project's own. */
function packageFolder(input: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0]
}

/**
 * Writes the licences of what a bundle contains, a text for each package. Fails where a package has none, because a
 * bundle must carry them.
 *
 * @param inputs the files of the bundle, as esbuild's metafile names them
 */
export function writeLicences(inputs: readonly string[], file: string): void {
  const folders = [...new Set(inputs.flatMap((input) => packageFolder(input) ?? []))]
  const texts = folders
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const licence = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
      if (!licence && !license) throw new Error(`${name} ${version} has no licence.`)
      const text = licence ? readFileSync(join(folder, licence), 'utf8').trim() : `License: ${license}`
      return `${name} ${version}\n\n${text}\n`
    })
    .toSorted()
  writeFileSync(file, texts.join(`\n${'-'.repeat(80)}\n\n`))
}
