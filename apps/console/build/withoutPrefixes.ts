import type { Plugin } from 'vite'

/**
 * Leaves stylis' table of vendor prefixes out of the build: styled-components imports it, and applies it only with
 * `enableVendorPrefixes`, which the kit does not set.
 */
export function withoutPrefixes(): Plugin {
  return {
    name: 'fleetgis:without-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: 'export const prefix = (value) => value', map: null }),
    },
  }
}
