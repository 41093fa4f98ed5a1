import type { Catalogue } from './catalogue.ts'
import type { TestRun } from './results.ts'

/** A test or a story that names a rule. */
export interface Evidence {
  kind: TestRun['kind']
  file: string
}

export interface Coverage {
  /**
   * The passed tests and stories of each rule, by rule id, in the order of the reports. Rules without any are missing.
   */
  named: Map<string, Evidence[]>
  problems: string[]
}

/** Ids of other kinds, which tests and stories may name as well. */
const OTHER = /^(?:CF-\d+|EP-[A-Z]\d+)$/
const ID = /^([A-Z0-9]{2,6})-\d+/

/**
 * Finds what names each rule: tests whose title begins with its id, and stories and journeys that name it, if they ran and
 * passed. A title or a story that names an id of no rule, or of one that no test can show, is a problem, whether it passed or
 * not; so is a story that names rules and plays nothing.
 */
export function cover(catalogue: Catalogue, runs: TestRun[]): Coverage {
  const rules = new Map(catalogue.areas.flatMap((area) => area.rules.map((rule) => [rule.id, rule])))
  const prefixes = new Set(catalogue.areas.map(({ prefix }) => prefix))
  const named = new Map<string, Evidence[]>()
  const problems = new Set<string>()

  const name = (id: string, { kind, title, file, isPassed }: TestRun) => {
    if (rules.get(id)?.mark?.kind === 'untested')
      problems.add(
        `${file}: "${title}" names ${id}, whose mark says that no test can show it. Take the id or the mark away.`,
      )
    else if (isPassed) named.set(id, [...(named.get(id) ?? []), { kind, file }])
  }

  for (const run of runs) {
    const ids = new Set<string>()
    const id = idOfTitle(run.title)
    if (id && prefixes.has(id.prefix)) {
      if (!rules.has(id.text))
        problems.add(`${run.file}: "${run.title}" begins with ${id.text}, which is no rule.`)
      else if (id.isSeveral)
        problems.add(`${run.file}: "${run.title}" names several rules. A title begins with exactly one id.`)
      else ids.add(id.text)
    }
    for (const rule of run.story?.rules ?? run.tags ?? []) {
      if (OTHER.test(rule)) continue
      if (!rules.has(rule)) problems.add(`${run.file}: "${run.title}" names ${rule}, which is no rule.`)
      else ids.add(rule)
    }
    if (run.kind === 'story' && run.isPassed && !run.story)
      problems.add(`${run.file}: "${run.title}" passed without a report of its rules.`)
    else if (run.story && !run.story.isPlayed && ids.size > 0)
      problems.add(`${run.file}: "${run.title}" names a rule and has no play that could show it.`)
    else for (const rule of ids) name(rule, run)
  }
  return { named, problems: [...problems] }
}

function idOfTitle(title: string): { text: string; prefix: string; isSeveral: boolean } | undefined {
  const [text, prefix] = ID.exec(title) ?? []
  if (!text || !prefix) return undefined
  return { text, prefix, isSeveral: !/^(?:\s|:|$)/.test(title.slice(text.length)) }
}
