import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { OLDEST_BROWSERS } from '../../../tools/oldestBrowsers.ts'
import type { FileList } from '../src/keptFiles.ts'

/** Adds the service worker, `sw.js`, and `files.json`: each file of the build with those that it imports. Decision 41. */
export function keptFilesList(worker: string): Plugin {
  return {
    name: 'fleetgis:kept-files-list',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const list: Record<string, readonly string[]> = {}
      for (const output of Object.values(bundle)) {
        if (!output.fileName.startsWith('assets/')) continue
        const styles = output.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : []
        const imports = output.type === 'chunk' ? output.imports : []
        list[`/${output.fileName}`] = [...imports, ...styles].map((name) => `/${name}`)
      }
      const source = JSON.stringify(list satisfies FileList)
      this.emitFile({ type: 'asset', fileName: 'files.json', source })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await codeOf(worker) })
    },
  }
}

/** The worker as one classic script: the oldest browsers have no workers that are modules. */
async function codeOf(worker: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: worker, output: { format: 'iife' } },
    },
  })
  const outputs = 'output' in result ? result.output : []
  const [code] = outputs
  if (code?.type !== 'chunk' || outputs.length !== 1) throw new Error('The service worker is not one file')
  return code.code
}
