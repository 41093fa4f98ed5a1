import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const API = 'packages/api'

/** What each helper is given here, a client first: its name and its keys are all that is read of the answer. */
const NOTHING = [{ scope: () => '' }, '', '', '']

const hooksOf = (name, make) => {
  if (name.endsWith('Mutation')) return ['useMutation']
  return 'initialPageParam' in make(...NOTHING)
    ? ['useInfiniteQuery', 'useSuspenseInfiniteQuery']
    : ['useQuery', 'useSuspenseQuery']
}

/**
 * A file of TypeScript with each `*Query` and `*Mutation` of the built client in the hooks that take it, found among the
 * exports; and their number.
 */
export async function queryUses() {
  const { exports } = JSON.parse(readFileSync(join(API, 'package.json'), 'utf8'))
  const lines = []
  const hooks = new Set()
  const imports = []
  for (const [path, { import: built }] of Object.entries(exports)) {
    if (!built) continue
    const made = Object.entries(await import(new URL(`../../${join(API, built.default)}`, import.meta.url)))
    const helpers = made.filter(([name]) => /(Query|Mutation)$/.test(name))
    if (helpers.length === 0) continue
    const area = `e${imports.length}`
    imports.push(`import * as ${area} from '${join('@fleetgis/api', path)}'`)
    for (const [name, make] of helpers)
      for (const hook of hooksOf(name, make)) {
        hooks.add(hook)
        const result = hook === 'useMutation' ? 'mutate' : 'data'
        lines.push(
          `export const ${area}_${name}_${hook} = (...given: Parameters<typeof ${area}.${name}>) => ${hook}(${area}.${name}(...given)).${result}`,
        )
      }
  }
  const names = [...hooks].sort().join(', ')
  return {
    count: lines.length,
    source: [`import { ${names} } from '@tanstack/react-query'`, ...imports, ...lines, ''].join('\n'),
  }
}
