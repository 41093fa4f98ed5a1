import type { Plugin } from 'vite'

/**
 * Names the given chunks in the page, so that the browser fetches them beside the entry and not only once that has
 * come and asked for them.
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
