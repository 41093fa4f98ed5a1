import { readRuleTexts } from '../tools/rules/texts.ts'
import type { ShownRule } from './panels.ts'
import { RULE_ID } from './stateStories.ts'

/** The ids of a story: the one at the start of its name, and those of `parameters.rules`. */
export function rulesOfStory(name: string, parameters: Readonly<Record<string, unknown>>): string[] {
  const [first] = RULE_ID.exec(name) ?? []
  const named = Array.isArray(parameters.rules) ? parameters.rules.map(String) : []
  return [...new Set(first === undefined ? named : [first, ...named])]
}

const files = import.meta.glob<string>('../docs/rules/*.md', { query: '?raw', import: 'default' })
let reading: Promise<ReadonlyMap<string, string>> | undefined

/** The rules of these ids with their sentences. The files are fetched at the first call. */
export async function findRules(ids: readonly string[]): Promise<ShownRule[]> {
  reading ??= Promise.all(Object.values(files).map((load) => load())).then(readRuleTexts)
  const texts = await reading
  return ids.map((id) => ({ id, text: texts.get(id) ?? '' }))
}
