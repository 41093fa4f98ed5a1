// Checks the built packages and the console for what the oldest supported browsers lack: syntax, functions, selectors,
// properties, and style values without a fallback before them. Runs on what the last builds wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import ts from 'typescript'
import {
  isClass,
  isListInNotNewer,
  isNewerClass,
  isNewerGlobal,
  isNewerMethod,
  isNewerProperty,
  isNewerSelector,
  isNewerStatic,
  isNewerValue,
} from './compatibility.ts'
import { OLDEST_BROWSERS } from './oldestBrowsers.ts'

/** Rules and declarations that an older browser drops without harm to the page. */
const HARMLESS_PROPERTIES: ReadonlySet<string> = new Set([
  // Less work for the browser.
  'contain',
  'content-visibility',
  // Where a scroll ends, and how it looks.
  'overscroll-behavior',
  'overscroll-behavior-x',
  'overflow-anchor',
  'scroll-behavior',
  'scrollbar-gutter',
  'scrollbar-width',
  // A field that grows with its text, or may be drawn larger.
  'field-sizing',
  'resize',
  // High contrast, print, and the ends of lines.
  'forced-color-adjust',
  'print-color-adjust',
  'orphans',
  'widows',
  'hyphens',
  'text-wrap',
  // Phones have no cursor.
  'cursor',
  // The plugin of the provider writes media queries beside the rules of a container.
  'container',
  'container-type',
  'container-name',
])

const HARMLESS_VALUES: readonly RegExp[] = [
  // Leaflet's, against the gaps between tiles.
  /^mix-blend-mode: plus-lighter/,
  // Where a printed page ends.
  /^break-(?:after|before|inside):/,
]

const HARMLESS_SELECTORS: ReadonlySet<string> = new Set([
  // Selected text has a look of its own on desks only.
  'selection',
  // React's, for its ViewTransition.
  'view-transition-group',
])

/** Names of newer methods whose calls do not count. */
const NO_CALLS: ReadonlySet<string> = new Set([
  // React calls these for its ViewTransition alone, and names one in a message.
  'getState',
  'skipTransition',
  'startViewTransition',
  'requestSubmit',
  // A plugin of i18next, and zod.
  'detect',
  'union',
])
/** Newer methods that are searched for even if a script has one of the same name. */
const NEVER_OWN: ReadonlySet<string> = new Set(['at'])

/** What the provider adds for react-aria (`packages/ui/src/provider/addMissing.ts`). */
const ADDED: ReadonlySet<string> = new Set(['AbortSignal.timeout'])

/** `map` and its like are old for arrays alone. */
const ITERATOR_HELPER =
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|forEach|toArray)\(/

/** The methods that scripts define themselves: a call with such a name may be of theirs or of the browser's. */
export function ownMethods(script: string): Set<string> {
  const own = new Set<string>()
  for (const pattern of [
    /(?<=[{};,\s*])(\w+)\([^()]*\)\{/g,
    /\b(\w+):(?:async )?(?:function\b|\([^()]*\)=>|\w+=>)/g,
    /\.(\w+)=(?!=)/g,
  ])
    for (const [, name = ''] of script.matchAll(pattern)) if (!NEVER_OWN.has(name)) own.add(name)
  return own
}

/**
 * The newer functions, methods and classes that a script calls, by name. One that is called only where it exists does not
 * count, nor does a method that is among its `own`.
 */
export function newerFunctions(script: string, own: ReadonlySet<string> = new Set()): string[] {
  const found = new Set<string>()
  const add = (call: string) => {
    const path = String.raw`[\w$.]*\b${call.replaceAll('.', String.raw`\.`)}`
    const name = call.slice(call.lastIndexOf('.') + 1)
    const isAsked = new RegExp(
      String.raw`&&[\w$.]+\.${name}\)|typeof ${path}\s*[!=]==?\s*["'\x60]|["'\x60]${name}["'\x60]\s*in\b|\.${name}(?:&&|\?\.\(|\?(?!\.))`,
    )
    if (!isAsked.test(script)) found.add(call)
  }
  for (const [, owner = '', name = ''] of script.matchAll(/(?<![\w$.])([A-Za-z]\w*)\.(\w+)\(/g))
    if (isNewerStatic(owner, name)) add(`${owner}.${name}`)
  // A minifier may name a class of the script as the browser's.
  const isOwnClass = (name: string) =>
    new RegExp(String.raw`\bclass ${name}\b|(?<![\w$.])${name}=(?!=)`).test(script)
  for (const [, name = ''] of script.matchAll(/\bnew ([A-Z]\w*)\b/g))
    if (isNewerClass(name) && !isOwnClass(name)) add(name)
  for (const [, name = ''] of script.matchAll(/(?<![\w$.])([a-z]\w+)\(/g)) if (isNewerGlobal(name)) add(name)
  for (const [, owner, name = ''] of script.matchAll(/(?<!\.\.)(?:\b([A-Z]\w*))?\.(\w+)\(/g)) {
    const isOwn = own.has(name) || NO_CALLS.has(name) || (owner !== undefined && isClass(owner))
    if (!isOwn && isNewerMethod(name)) add(name)
  }
  if (ITERATOR_HELPER.test(script)) found.add('iterator helpers')
  return [...found]
}

/** The strings and templates of a script, where its styles are; 0 for what a template inserts. */
export function textsOf(script: string): string {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0'),
      )
    else if (ts.isStringLiteralLike(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest))
  return texts.join('`')
}

/** A style sheet with each rule and declaration on its own line. */
export const onLines = (sheet: string): string => sheet.replaceAll(/[;{}]/g, '$&\n')

/** Declarations that begin a line, as those in the templates of a script, with what is before and after each. */
function declarationsIn(text: string) {
  const parts = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(/[;{}`]/)
  const read = (part = '') => {
    const [, property, value = ''] = /^\s*\n\s*([a-z-]+)\s*:([\s\S]*)$/.exec(part) ?? []
    return property === undefined ? undefined : { property, value: value.trim() }
  }
  return parts.flatMap((part, index) => {
    const declaration = read(part)
    return declaration
      ? [{ ...declaration, before: read(parts[index - 1]), after: read(parts[index + 1]) }]
      : []
  })
}

/** Declarations with a newer value and no fallback right before them. */
export function valuesWithoutFallback(text: string): string[] {
  return declarationsIn(text).flatMap(({ property, value, before }) => {
    const declaration = `${property}: ${value}`
    const isHarmless =
      property.startsWith('-') ||
      HARMLESS_PROPERTIES.has(property) ||
      HARMLESS_VALUES.some((pattern) => pattern.test(declaration))
    if (isHarmless || !isNewerValue(property, value)) return []
    const hasFallback = before?.property === property && !isNewerValue(property, before.value)
    const isPrefixed = before?.property === `-webkit-${property}`
    return hasFallback || isPrefixed ? [] : [declaration]
  })
}

/** In characters: how far from a selector the rule may be that has its other form. */
const GUARD_DISTANCE = 1_000

/** The newer selectors, properties and at-rules in styles, by name. In a template each declaration has its own line. */
export function newerStyles(styles: string): string[] {
  const text = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const found = new Set<string>()
  // A selector that a browser does not know drops its whole rule; `@supports` beside it says that there is another form.
  const add = (index: number, name: string, guards = name) => {
    const near = text.slice(Math.max(0, index - GUARD_DISTANCE), index + GUARD_DISTANCE)
    if (!new RegExp(`@supports (?:not )?selector\\(:(?:${guards})`).test(near)) found.add(`:${name}`)
  }
  // These are found in selectors that are no whole line too. styled-components has `:where(.name)`, which it writes for a
  // namespace alone.
  for (const { 1: name = '', index } of text.matchAll(/:(is|has|where)\((?!\.)/g))
    if (isNewerSelector(name)) add(index, name, name === 'is' ? 'is|where' : name)
  if (isListInNotNewer)
    for (const { index } of text.matchAll(/:not\((?:[^(),]|\([^()]*\))*,/g)) add(index, 'not', 'where|has')
  for (const { 0: line, index } of text.matchAll(/^.*[,{][ \t]*$/gm))
    for (const [, name = ''] of line.matchAll(/::?(?!(?:is|has|where)\()([a-z][a-z-]*)/g))
      if (!HARMLESS_SELECTORS.has(name) && isNewerSelector(name)) add(index, name)
  for (const { property, before, after } of declarationsIn(text)) {
    const twins = [before?.property, after?.property]
    const prefix = twins.includes(`-webkit-${property}`) ? '-webkit-' : undefined
    const isHarmless = property.startsWith('-') || HARMLESS_PROPERTIES.has(property)
    if (!isHarmless && isNewerProperty(property, prefix)) found.add(property)
  }
  return [...found]
}

const FOLDERS = ['domain', 'api', 'ui', 'elements'].map((name) => `packages/${name}/dist`)

/** esbuild counts the newest properties of Unicode; those in use are known to all. */
const PRINTED = {
  minifyWhitespace: true,
  legalComments: 'none',
  charset: 'utf8',
  supported: { 'regexp-unicode-property-escapes': true },
} as const

/** A script without the lines and comments of its author, in which only templates have line breaks. */
const print = async (script: string) => (await transform(script, { ...PRINTED, target: 'esnext' })).code

/** Whether a script has syntax that an old browser cannot parse. */
async function hasNewerSyntax(printed: string): Promise<boolean> {
  const lowered = await transform(printed, { ...PRINTED, target: OLDEST_BROWSERS })
  // Printed again, because lowering adds parentheses too.
  return (await print(lowered.code)) !== (await print(printed))
}

function problemsOfStyles(text: string): string[] {
  return [
    ...newerStyles(text).map((name) => `has ${name} without another form`),
    ...valuesWithoutFallback(text).map((value) => `"${value.slice(0, 80)}" has no fallback`),
  ]
}

if (import.meta.main) {
  const files = [...FOLDERS, 'apps/console/dist'].flatMap((folder) => {
    if (!existsSync(folder)) throw new Error(`${folder} is missing: build it first.`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css)$/.test(name) && !name.startsWith('testing/'))
      .map((name) => join(folder, name))
  })
  const scripts = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.js')))
    scripts.set(file, await print(readFileSync(file, 'utf8')))
  const own = new Set([...scripts.values()].flatMap((script) => [...ownMethods(script)]))
  const problems: string[] = []
  for (const file of files) {
    const script = scripts.get(file)
    const found: string[] = []
    if (script === undefined) {
      const text = readFileSync(file, 'utf8')
      // The provider rewrites `@container` in the kit's styles, not in a style sheet.
      if (text.includes('@container')) found.push('has @container')
      found.push(...problemsOfStyles(onLines(text)))
    } else {
      if (await hasNewerSyntax(script)) found.push('has syntax that an old browser cannot parse')
      const isBundled = /^(?:apps|packages\/elements)\//.test(file)
      const functions = newerFunctions(script, own).filter((name) => !(isBundled && ADDED.has(name)))
      found.push(...functions.map((name) => `calls ${name}`), ...problemsOfStyles(textsOf(script)))
    }
    problems.push(...found.map((problem) => `${file}: ${problem}`))
  }
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files for ${OLDEST_BROWSERS.join(', ')}: ${problems.length} problems`)
  process.exit(problems.length === 0 ? 0 : 1)
}
