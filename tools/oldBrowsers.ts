// Checks the built packages and the console for what the oldest supported browsers lack: syntax, functions, and style
// values without a fallback before them. Runs on what the last builds wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { OLDEST_BROWSERS } from './oldestBrowsers.ts'

/** Functions that one of them lacks. */
const NEWER: Readonly<Record<string, RegExp>> = {
  'Array.prototype.at': /\.at\(/g,
  'Array.prototype.findLast': /\.findLast(?:Index)?\(/g,
  'Array.prototype.toSorted': /\.to(?:Sorted|Reversed|Spliced)\(/g,
  'Object.hasOwn': /\bObject\.hasOwn\(/g,
  'Object.groupBy': /\b(?:Object|Map)\.groupBy\(/g,
  'URL.canParse': /\bURL\.canParse\(/g,
  structuredClone: /\bstructuredClone\(/g,
  'AbortSignal.timeout': /\bAbortSignal\.(?:timeout|any)\(/g,
  'crypto.randomUUID': /\bcrypto\.randomUUID\(/g,
  'Promise.withResolvers': /\bPromise\.withResolvers\(/g,
  'constructable style sheets': /\bnew CSSStyleSheet\b|\badoptedStyleSheets\b/g,
}

/** What `apps/console/src/oldWebViews.ts` adds for the libraries of the console. */
const ADDED: ReadonlySet<string> = new Set(['URL.canParse', 'AbortSignal.timeout'])

/** Values of styles that one of them lacks; such a declaration follows one of the same property that all know. */
const NEWER_VALUE = /\d(?:dvh|svh|lvh|lh)\b|\bcolor-mix\(|\blight-dark\(/

/** Declarations with a newer value and no fallback right before them. */
export function valuesWithoutFallback(text: string): string[] {
  const parts = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
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
  return Object.entries(NEWER).flatMap(([name, pattern]) => (script.match(pattern) ? [name] : []))
}

async function problemsOf(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return valuesWithoutFallback(text).map((value) => `${value}: no fallback`)
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
  const isConsole = file.startsWith('apps/')
  const functions = newerFunctions(newest.code).filter((name) => !(isConsole && ADDED.has(name)))
  return [
    ...(newest.code === oldest.code ? [] : ['has syntax that an old browser cannot parse']),
    ...functions.map((name) => `calls ${name}`),
    ...valuesWithoutFallback(newest.code).map((value) => `"${value.slice(0, 80)}" has no fallback`),
  ]
}

const FOLDERS = ['packages/domain/dist', 'packages/api/dist', 'packages/ui/dist', 'apps/console/dist']

if (import.meta.main) {
  const files = FOLDERS.flatMap((folder) => {
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
