import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { withoutCssComments } from '../../tools/cssComments.ts'
import { sourcePlugin } from '../../tools/sourcePlugin.ts'
import { packageBuild } from '../../tools/tsup.ts'

export default packageBuild({
  // Every file, because a directive written in a source is lost from the chunks that files share.
  banner: { js: "'use client'" },
  // The address of the fonts is relative to this package, in CommonJS too.
  shims: true,
  esbuildPlugins: [sourcePlugin(withoutCssComments)],
  esbuildOptions(options) {
    // Burmese as it is: escaped it takes twice the room.
    options.charset = 'utf8'
    // Else each key of the language files becomes an export of its own too, and is there twice.
    options.supported = { 'arbitrary-module-namespace-names': false }
  },
  // CommonJS files are written from the ESM ones with "use strict" and more before the banner, which then says nothing.
  async onSuccess() {
    for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.cjs')) continue
      const code = readFileSync(`dist/${name}`, 'utf8')
      if (!code.startsWith("'use client'")) writeFileSync(`dist/${name}`, `'use client';${code}`)
    }
  },
})
