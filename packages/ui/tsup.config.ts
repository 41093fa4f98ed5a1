import { readFileSync, writeFileSync } from 'node:fs'
import { withoutCssComments } from '../../tools/cssComments.ts'
import { sourcePlugin } from '../../tools/sourcePlugin.ts'
import { packageBuild } from '../../tools/tsup.ts'

type Built = Readonly<Record<'import' | 'require', { readonly default: string }>>

/** The built files that an app can import. */
function entryFiles(): string[] {
  const { exports }: { exports: Record<string, Built> } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.values(exports).flatMap((entry) => [entry.import.default, entry.require.default])
}

export default packageBuild({
  // The address of the fonts is relative to this package, in CommonJS too.
  shims: true,
  esbuildPlugins: [sourcePlugin(withoutCssComments)],
  esbuildOptions(options) {
    // Burmese as it is: escaped it takes twice the room.
    options.charset = 'utf8'
    // Else each key of the language files becomes an export of its own too, and is there twice.
    options.supported = { 'arbitrary-module-namespace-names': false }
  },
  // Only what a server component can import: the rest is client code with it, and Vite prints a warning for each file.
  async onSuccess() {
    for (const file of entryFiles()) writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`)
  },
})
