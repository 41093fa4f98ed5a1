import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { markPure } from './markPure.ts'

/** Passes the sources of the workspace's packages through `markPure`, then through these functions. */
export function sourcePlugin(...transforms: readonly ((code: string) => string)[]): Plugin {
  return {
    name: 'sources',
    setup(build) {
      build.onLoad({ filter: /packages\/\w+\/(src|exports)\/.*\.tsx?$/ }, async ({ path }) => {
        const code = markPure(await readFile(path, 'utf8'), path)
        return {
          contents: transforms.reduce((text, transform) => transform(text), code),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }
      })
    },
  }
}
