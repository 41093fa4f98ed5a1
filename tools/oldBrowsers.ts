// Checks the built packages and the console for what the oldest supported browsers lack: syntax, functions, selectors,
// properties, and style values without a fallback before them. Runs on what the last builds wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { OLDEST_BROWSERS } from './oldestBrowsers.ts'

/** Functions that one of them lacks. */
const NEWER: Readonly<Record<string, RegExp>> = {
  'Array.prototype.at': /(?<!\.\.)\.at\(/g,
  'Array.prototype.findLast': /\.findLast(?:Index)?\(/g,
  'Array.prototype.toSorted': /\.to(?:Sorted|Reversed|Spliced)\(/g,
  'Array.fromAsync': /\bArray\.fromAsync\(/g,
  'iterator helpers':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|forEach|toArray)\(/g,
  'Object.hasOwn': /\bObject\.hasOwn\(/g,
  'Object.groupBy': /\b(?:Object|Map)\.groupBy\(/g,
  'URL.canParse': /\bURL\.(?:canParse|parse)\(/g,
  structuredClone: /\bstructuredClone\(/g,
  'AbortSignal.timeout': /\bAbortSignal\.timeout\(/g,
  'AbortSignal.any': /\bAbortSignal\.(?:any|abort)\(/g,
  'AbortSignal.prototype.throwIfAborted': /\.throwIfAborted\(/g,
  'Response.json': /\bResponse\.json\(/g,
  'crypto.randomUUID': /\bcrypto\.randomUUID\(/g,
  'Promise.withResolvers': /\bPromise\.(?:withResolvers|try)\(/g,
  'constructable style sheets': /\bnew CSSStyleSheet\b|\badoptedStyleSheets\b/g,
}

/** What the provider adds for react-aria (`packages/ui/src/provider/addMissing.ts`). */
const ADDED: ReadonlySet<string> = new Set(['AbortSignal.timeout'])
/** Called by a library only where it exists. */
const GUARDED = /typeof URL\.canParse\s*[!=]==?\s*["'`]function["'`]\s*[?&)][^;}]*URL\.canParse\(/g

/** Selectors that drop their whole rule; `guard` beside one says that the rule has another form. */
const NEWER_SELECTORS: readonly { name: string; pattern: RegExp; guard?: RegExp }[] = [
  { name: ':is()', pattern: /:is\(/g, guard: /@supports (?:not )?selector\(:(?:is|where)\(/ },
  { name: ':has()', pattern: /:has\(/g, guard: /@supports (?:not )?selector\(:has\(/ },
  // styled-components has `:where(.name)`, which it writes for a namespace alone.
  { name: ':where()', pattern: /:where\((?!\.)/g, guard: /@supports (?:not )?selector\(:where\(/ },
]
/** In characters. */
const GUARD_DISTANCE = 1_000

/** Properties that one of them lacks: in a template literal a declaration has its own line. */
const NEWER_PROPERTY =
  /(?:\n\s*)(translate|rotate|scale|aspect-ratio|accent-color|border-(?:start|end)-(?:start|end)-radius)\s*:/g

/** Values of styles that one of them lacks; such a declaration follows one of the same property that all know. */
const NEWER_VALUE =
  /\d(?:dvh|dvw|svh|lvh|lh|cq(?:[iwbh]|min|max))\b|\bcolor-mix\(|\blight-dark\(|:\s*subgrid\b|^overflow-wrap:\s*anywhere|^overflow(?:-[xy])?:\s*clip|^content:.*\s\/\s*['"]/

/** Declarations with a newer value and no fallback right before them. */
export function valuesWithoutFallback(text: string): string[] {
  const parts = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\$\{[^{}]*\}/g, '0')
    .split(/[;{}]/)
    .map((part) => part.trim())
  const propertyOf = (part: string | undefined) => /^([\w-]+)\s*:/.exec(part ?? '')?.[1]
  return parts.filter((part, index) => {
    const property = propertyOf(part)
    if (property === undefined || property.startsWith('--') || !NEWER_VALUE.test(part)) return false
    const before = parts[index - 1]
    return propertyOf(before) !== property || NEWER_VALUE.test(before ?? '')
  })
}

/** The newer functions in a script, by name. */
export function newerFunctions(script: string): string[] {
  const called = script.replaceAll(GUARDED, '')
  return Object.entries(NEWER).flatMap(([name, pattern]) => (called.match(pattern) ? [name] : []))
}

/** The newer selectors and properties in styles, by name. */
export function newerStyles(styles: string): string[] {
  const text = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const selectors = NEWER_SELECTORS.filter(({ pattern, guard }) =>
    [...text.matchAll(pattern)].some(
      ({ index }) => !guard?.test(text.slice(Math.max(0, index - GUARD_DISTANCE), index + GUARD_DISTANCE)),
    ),
  ).map(({ name }) => name)
  const properties = [...text.matchAll(NEWER_PROPERTY)].map(([, property = '']) => property)
  return [...new Set([...selectors, ...properties])]
}

async function problemsOf(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css'))
    return [
      // A style sheet does not come past the provider, which rewrites these.
      ...(text.includes('@container') ? ['@container'] : []),
      ...newerStyles(text.replaceAll(/[;{]/g, '$&\n')),
      ...valuesWithoutFallback(text).map((value) => `${value}: no fallback`),
    ]
  const options = {
    minifyWhitespace: true,
    legalComments: 'none',
    charset: 'utf8',
    // Known to both; esbuild counts the newest properties of Unicode.
    supported: { 'regexp-unicode-property-escapes': true },
  } as const
  const newest = await transform(text, { ...options, target: 'esnext' })
  const lowered = await transform(text, { ...options, target: OLDEST_BROWSERS })
  // Printed again, because lowering adds parentheses too.
  const oldest = await transform(lowered.code, { ...options, target: 'esnext' })
  const isBundled = /^(?:apps|packages\/elements)\//.test(file)
  const functions = newerFunctions(newest.code).filter((name) => !(isBundled && ADDED.has(name)))
  return [
    ...(newest.code === oldest.code ? [] : ['has syntax that an old browser cannot parse']),
    ...functions.map((name) => `calls ${name}`),
    ...newerStyles(newest.code).map((name) => `has ${name} without another form`),
    ...valuesWithoutFallback(newest.code).map((value) => `"${value.slice(0, 80)}" has no fallback`),
  ]
}

const FOLDERS = ['domain', 'api', 'ui', 'elements'].map((name) => `packages/${name}/dist`)

if (import.meta.main) {
  const files = [...FOLDERS, 'apps/console/dist'].flatMap((folder) => {
    if (!existsSync(folder)) throw new Error(`${folder} is missing: build it first.`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css)$/.test(name) && !name.startsWith('testing/'))
      .map((name) => join(folder, name))
  })
  const problems = await Promise.all(
    files.map(async (file) => (await problemsOf(file)).map((problem) => `${file}: ${problem}`)),
  )
  for (const problem of problems.flat()) console.error(problem)
  console.log(
    `${files.length} files for ${OLDEST_BROWSERS.join(' and ')}: ${problems.flat().length} problems`,
  )
  process.exit(problems.flat().length === 0 ? 0 : 1)
}
