import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** A comment that stands on lines of its own; those with a leading `*` or `@` are for tools. */
const COMMENT = /^[^\S\n]*\/\*(?![*@]| @)[^*]*\*\/[^\S\n]*$/gm

/** Leaves out the comments of styles: a minifier keeps them, because to it a style is text. Lines keep their numbers. */
export const withoutCssComments: Plugin = {
  name: 'without-css-comments',
  setup(build) {
    build.onLoad({ filter: /packages\/ui\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      return {
        contents: code.replace(COMMENT, (comment) => comment.replace(/[^\n]+/g, '')),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}
