import type { Plugin } from 'vite'

/**
 * Adds preload links for the given chunks, so that the browser fetches them in parallel with the entry instead of after
 * it.
 */
export function preloadChunks(...names: readonly string[]): Plugin {
  return {
    name: 'fleetgis:preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.values(bundle ?? {})
          .filter((output) => output.type === 'chunk' && names.includes(output.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          }))
      },
    },
  }
}
