// What MDN's compatibility data says about the oldest browsers. Each function names what one of them lacks.
import { createRequire } from 'node:module'
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from './oldestBrowsers.ts'

/** A tree of the data: each node has what is known of itself and the nodes below. */
interface Tree {
  readonly __compat?: CompatStatement
  readonly [name: string]: Tree | CompatStatement | undefined
}

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
const under = (tree: unknown, name: string): Tree | undefined =>
  tree && Object.hasOwn(tree, name) ? (tree as Record<string, Tree>)[name] : undefined
const at = (tree: unknown, name: string): CompatStatement | undefined => under(tree, name)?.__compat

const properties = under(data.css, 'properties')
const types = under(data.css, 'types')
const selectors = under(data.css, 'selectors')
const builtins = under(data.javascript, 'builtins')
const { api } = data

/** The browsers of an engine, by the name that esbuild has for it, and how far their versions are ahead of its. */
const BROWSERS: Readonly<Record<string, readonly (readonly [keyof CompatData['browsers'], number])[]>> = {
  chrome: [
    ['chrome', 0],
    ['webview_android', 0],
  ],
  // Safari 14.1 of a desktop is that of iOS 14.5.
  safari: [
    ['safari', 0],
    ['safari_ios', 0.4],
  ],
  firefox: [['firefox', 0]],
}

const OLDEST = OLDEST_BROWSERS.flatMap((target) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  return (BROWSERS[name] ?? []).map(([browser, ahead]) => ({ browser, version: Number(version) + ahead }))
})

const numberOf = (version: string | boolean | null | undefined) =>
  typeof version === 'string' && /\d/.test(version)
    ? Number.parseFloat(version.replace('≤', ''))
    : version === true
      ? 0
      : Number.POSITIVE_INFINITY

/** Whether all of the oldest browsers support something, also with `prefix`. True for what the data lacks. */
function isKnown(compat: CompatStatement | undefined, prefix?: string): boolean {
  if (!compat) return true
  return OLDEST.every(({ browser, version }) =>
    [compat.support[browser] ?? []]
      .flat()
      .some(
        (one) =>
          !one.flags &&
          !one.alternative_name &&
          (one.prefix === undefined || one.prefix === prefix) &&
          numberOf(one.version_added) <= version &&
          !(numberOf(one.version_removed ?? false) <= version),
      ),
  )
}

/** Whether a property is newer than one of the browsers. */
export const isNewerProperty = (property: string, prefix?: string): boolean =>
  !isKnown(at(properties, property), prefix)

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\ddv(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dsv(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_small'],
  [/\dlv(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_large'],
  [/\dcq(?:[iwbh]|min|max)\b/, 'container_query_length_units'],
  ...['lh', 'rlh', 'cap', 'rcap', 'ic', 'ric', 'rch', 'rex'].map(
    (unit) => [new RegExp(`\\d${unit}\\b`), unit] as const,
  ),
]

/** Whether a property may not have a value in one of the browsers: for a keyword, a function or a unit in it. */
export function isNewerValue(property: string, value: string): boolean {
  const keywords = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []
  const functions = value.match(/(?<![\w-])[a-z][a-z-]*(?=\()/g) ?? []
  const units = UNITS.flatMap(([pattern, name]) => (pattern.test(value) ? [name] : []))
  return ![
    ...keywords.map((word) => at(under(properties, property), word)),
    ...functions.map((name) => at(types, name) ?? at(under(types, 'color'), name)),
    ...units.map((name) => at(under(types, 'length'), name)),
    property === 'content' && /\/\s*['"]/.test(value)
      ? at(under(properties, 'content'), 'alt_text')
      : undefined,
  ].every((compat) => isKnown(compat))
}

/** Whether a pseudo-class or pseudo-element, such as `has`, is newer than one of the browsers. */
export const isNewerSelector = (name: string): boolean => !isKnown(at(selectors, name))

/** Whether one of the browsers takes a single selector only in `:not()`. */
export const isListInNotNewer = !isKnown(at(under(selectors, 'not'), 'selector_list'))

/** Whether `owner.name` of a built-in object, called without an instance, is newer: `Object.hasOwn`. */
export const isNewerStatic = (owner: string, name: string): boolean =>
  !isKnown(at(under(builtins, owner), name) ?? at(under(api, owner), `${name}_static`))

/** Whether a name is that of a class of the language or of the browser. */
export const isClass = (name: string): boolean => (under(builtins, name) ?? under(api, name)) !== undefined

/** Whether a class of the language or of the browser is newer, as in `new WeakRef()`. */
export const isNewerClass = (name: string): boolean => !isKnown(at(builtins, name) ?? at(api, name))

/** Whether a function of the window is newer, as `structuredClone()`. */
export const isNewerGlobal = (name: string): boolean => /^[a-z]/.test(name) && !isKnown(at(api, name))

/** Every member of instances, with what is known of it in each class that has it. */
const members = new Map<string, CompatStatement[]>()
const intl = under(builtins, 'Intl')
for (const owner of [builtins, intl, api].flatMap((tree) => Object.values(tree ?? {})))
  for (const name of Object.keys(owner ?? {})) {
    const known = /_(?:static|event)$/.test(name) ? undefined : at(owner, name)
    if (known) members.set(name, [...(members.get(name) ?? []), known])
  }

/** Whether a method is newer in every class that has one of this name: `findLast`, but not `map` of iterators. */
export const isNewerMethod = (name: string): boolean =>
  members.get(name)?.every((compat) => !isKnown(compat)) ?? false
