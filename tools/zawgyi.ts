// Writes packages/ui/src/i18n/zawgyi/data.ts, the model and the rules of myanmar-tools (decision 15): its npm package has
// them as resources, and lacks the build that would make them importable. Writes spellings.ts beside it, our own words in
// both spellings: the package's rules of the other direction make the Zawgyi.
//   node tools/zawgyi.ts

import { readFileSync, writeFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { WORDS } from './zawgyiWords.ts'

const ROOT = new URL('../', import.meta.url)
const PACKAGE = new URL('node_modules/myanmar-tools/', ROOT)
const DATA = new URL('packages/ui/src/i18n/zawgyi/data.ts', ROOT)
const SPELLINGS = new URL('packages/ui/src/i18n/zawgyi/spellings.ts', ROOT)

const read = (name: string) => readFileSync(new URL(name, PACKAGE))

interface Rule {
  p: RegExp
  s: string
  matchOnStart?: string
  revisit?: number
}

/** Runs the resource, which only declares a function that returns the phases of the conversion. */
function readRules(): Rule[][] {
  const source = read('resources/Z2U.js').toString()
  // A slip of the original: the class holds U+0001, 3, 6 and u in place of U+1036, and would move digits.
  const mended = source.replace(String.raw`[\u000136u\u102B`, String.raw`[\u1036\u102B`)
  if (mended === source)
    throw new Error('Z2U.js has changed: check whether its rule for U+1038 is right now.')
  const phases: Rule[][] = runInNewContext(`${mended}; getAllRulesZ2U()`)
  // They read a lone 4 as the sign \u104e, which looks like it: a house number would become a word.
  return phases.map((rules) => rules.filter(({ p }) => !p.source.includes(FOUR)))
}

const FOUR = '\u1044'

const escaped = (text: string) =>
  `'${text.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`

function line({ p, s, matchOnStart, revisit }: Rule): string {
  const parts = [escaped(p.source.slice(1)), escaped(s)]
  if (matchOnStart !== undefined) parts.push('true', String(revisit !== undefined))
  return `    [${parts.join(', ')}],`
}

/** The file as it should be. */
export function zawgyiData(): string {
  const licence = read('LICENSE.md').toString().trim().split('\n')
  const phases = readRules().map((rules) => `  [\n${rules.map(line).join('\n')}\n  ],`)
  return `// Written by tools/zawgyi.ts from myanmar-tools 1.2.0. Where the rules differ, the tool says why.
// biome-ignore-all format: written by a tool
//
${licence.map((text) => `// ${text}`.trimEnd()).join('\n')}

/** A pattern for the start of the rest of a text, its replacement, whether it only holds at the start of the text, and whether the replacement is read again. */
export type Rule = readonly [pattern: string, replacement: string, onlyAtStart?: boolean, isReread?: boolean]

/** The phases of the conversion from Zawgyi to Unicode. */
export const PHASES: readonly (readonly Rule[])[] = [
${phases.join('\n')}
]

/** The Markov model of both encodings, in base64. */
export const MODEL =
  '${read('resources/zawgyiUnicodeModel.dat').toString('base64')}'
`
}

/** One phase of the conversion to Zawgyi, as the package runs it: from left to right, each place once. */
function runPhase(text: string, rules: readonly Rule[]): string {
  let done = ''
  let rest = text
  while (rest !== '') {
    const rule = rules.find(
      ({ p, matchOnStart }) => (matchOnStart === undefined || done === '') && p.test(rest),
    )
    const length = rule?.p.exec(rest)?.[0].length ?? 1
    done += rule ? rest.slice(0, length).replace(rule.p, rule.s) : rest.slice(0, length)
    rest = rest.slice(length)
  }
  return done
}

/** The words in Unicode and in Zawgyi, where the two differ and the Zawgyi is no other word of the list. */
function spellings(): [unicode: string, zawgyi: string][] {
  const phases: Rule[][] = runInNewContext(`${read('resources/U2Z.js')}; getAllRulesU2Z()`)
  const unicode = new Set(WORDS)
  return [...unicode]
    .map((word): [string, string] => [word, phases.reduce(runPhase, word)])
    .filter(([, zawgyi]) => !unicode.has(zawgyi))
}

/** The file of the words as it should be. */
export const zawgyiSpellings = () => `// Written by tools/zawgyi.ts from tools/zawgyiWords.ts.

/** Frequent words, townships and words of roads: each in Unicode, then in Zawgyi. Source: CF-181. */
export const SPELLINGS =
  '${spellings().flat().join(' ')}'
`

/** The file of the words as it is. */
export const writtenSpellings = () => readFileSync(SPELLINGS, 'utf8')

/** The file as it is. */
export const writtenData = () => readFileSync(DATA, 'utf8')

if (import.meta.main) {
  writeFileSync(DATA, zawgyiData())
  writeFileSync(SPELLINGS, zawgyiSpellings())
}
