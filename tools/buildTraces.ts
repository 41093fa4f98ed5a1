import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a build that must not be published: source maps, and those that name the folder it was built in. */
export function buildTraces(folder: string, builtIn: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .flatMap((file) => {
      if (file.endsWith('.map')) return [`${file} is a source map`]
      const text = readFileSync(join(folder, file), 'utf8')
      if (text.includes('sourceMappingURL=')) return [`${file} names a source map`]
      return text.includes(builtIn) ? [`${file} names the folder ${builtIn}`] : []
    })
}
