import type { ShownRule } from './panels.ts'
import { RULE_ID } from './stateStories.ts'

const RULE = /^- \*\*([A-Z0-9]{2,6}-\d{2,})\*\* (?:\(screen\) )?(.+)$/gm
const DECISION = /^### (CF-\d+) (.+)\n(?:(?!^### )[\s\S])*?^- Decided: (.+)$/gm

/** The ids of a story: the one at the start of its name, and those of `parameters.rules`. */
export function rulesOfStory(name: string, parameters: Readonly<Record<string, unknown>>): string[] {
  const [first] = RULE_ID.exec(name) ?? []
  const named = Array.isArray(parameters.rules) ? parameters.rules.map(String) : []
  return [...new Set(first === undefined ? named : [first, ...named])]
}

/** Reads the rules of `docs/rules` from the text of its files. */
export function readRules(files: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const file of files) {
    for (const [, id = '', text = ''] of file.matchAll(RULE)) texts.set(id, text)
    for (const [, id = '', title = '', text = ''] of file.matchAll(DECISION))
      texts.set(id, `${title}: ${text}`)
  }
  return texts
}

const files = import.meta.glob<string>('../docs/rules/*.md', { query: '?raw', import: 'default' })
let reading: Promise<ReadonlyMap<string, string>> | undefined

/** The rules of these ids with their sentences. The files are fetched at the first call. */
export async function findRules(ids: readonly string[]): Promise<ShownRule[]> {
  reading ??= Promise.all(Object.values(files).map((load) => load())).then(readRules)
  const texts = await reading
  return ids.map((id) => ({ id, text: texts.get(id) ?? '' }))
}
