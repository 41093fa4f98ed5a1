import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the icon into the page: it is smaller than the request for it. */
export function inlineIcon(file: string): Plugin {
  return {
    name: 'fleetgis:inline-icon',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        'href="/favicon.svg"',
        `href="data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}"`,
      ),
  }
}
