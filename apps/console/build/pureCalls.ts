import type { Plugin } from 'vite'
import { markPure } from '../../../tools/markPure.ts'

/** Marks the calls at the top of the workspace's modules as pure, so that the build drops those that no page uses. */
export function pureCalls(): Plugin {
  return {
    name: 'fleetgis:pure-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/\w+\/(src|exports)\/.*\.tsx?$/ },
      handler: (code, id) => markPure(code, id),
    },
  }
}
