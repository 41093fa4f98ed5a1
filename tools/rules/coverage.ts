import type { Catalogue } from './catalogue.ts'
import type { TestRun } from './results.ts'
import { isStory, parseStories, type StoryRules } from './stories.ts'

/** A test or a story that names a rule. */
export interface Evidence {
  kind: TestRun['kind']
  title: string
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
 * Finds what names each rule: tests whose title begins with its id, and stories that name it, if they ran and passed.
 * A title or a story that names an id of no rule, or of one that no test can show, is a problem, whether it passed or
 * not; so is a story that names rules and plays nothing.
 *
 * @param readText reads a story file by the path that the report gives.
 */
export function cover(catalogue: Catalogue, runs: TestRun[], readText: (file: string) => string): Coverage {
  const rules = new Map(catalogue.areas.flatMap((area) => area.rules.map((rule) => [rule.id, rule])))
  const prefixes = new Set(catalogue.areas.map(({ prefix }) => prefix))
  const named = new Map<string, Evidence[]>()
  const problems = new Set<string>()

  const name = (id: string, { kind, title, file, isPassed }: TestRun) => {
    if (rules.get(id)?.mark?.kind === 'untested')
      problems.add(
        `${file}: "${title}" names ${id}, whose mark says that no test can show it. Take the id or the mark away.`,
      )
    else if (isPassed) named.set(id, [...(named.get(id) ?? []), { kind, title, file }])
  }

  const storiesOf = memo((file: string) => readStories(file, readText, (problem) => problems.add(problem)))

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
    const story = run.kind === 'story' ? findStory(storiesOf(run.file), run) : undefined
    for (const rule of story?.rules ?? []) {
      if (OTHER.test(rule)) continue
      if (!rules.has(rule))
        problems.add(`${run.file}: "${story?.exportName}" names ${rule}, which is no rule.`)
      else ids.add(rule)
    }
    if (run.kind === 'story' && !story)
      problems.add(`${run.file}: "${run.title}" ran, but no story of the file has that name.`)
    else if (story && !story.rules)
      problems.add(
        `${run.file}: the rules of "${story.exportName}" cannot be read. Write them as a list of texts.`,
      )
    else if (story && !story.isPlayed && ids.size > 0)
      problems.add(`${run.file}: "${story.exportName}" names a rule and has no play that could show it.`)
    else for (const rule of ids) name(rule, run)
  }
  return { named, problems: [...problems] }
}

function idOfTitle(title: string): { text: string; prefix: string; isSeveral: boolean } | undefined {
  const [text, prefix] = ID.exec(title) ?? []
  if (!text || !prefix) return undefined
  return { text, prefix, isSeveral: !/^(?:\s|:|$)/.test(title.slice(text.length)) }
}

/** The test of a story, or one inside it, which has the story's name as its group. */
function findStory(stories: StoryRules[], { title, parents }: TestRun): StoryRules | undefined {
  const names = [title, ...parents.toReversed()].filter((name) => name !== '')
  return names.map((name) => stories.find((story) => isStory(story, name))).find(Boolean)
}

function readStories(
  file: string,
  readText: (file: string) => string,
  say: (problem: string) => void,
): StoryRules[] {
  try {
    return parseStories(readText(file), file)
  } catch (error) {
    say(`${file}: cannot be read (${error instanceof Error ? error.message : error}).`)
    return []
  }
}

function memo<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
