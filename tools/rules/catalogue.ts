import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, parseDecisions } from './decisions.ts'

/** Why a rule needs no test: no test can show it, or a decision answers it. */
export interface Mark {
  kind: 'untested' | 'decided'
  /** The text of the mark; for `decided`, the decisions come first. */
  reason: string
}

export interface Rule {
  id: string
  /** Whether the rule is about what a person sees or does on a page. Only a story or a journey shows it. */
  isScreen: boolean
  /** The decisions in the line, in order. */
  decisions: string[]
  mark: Mark | undefined
}

export interface Area {
  title: string
  prefix: string
  file: string
  rules: Rule[]
}

/** The content of `docs/rules`, and its problems as sentences. */
export interface Catalogue {
  areas: Area[]
  problems: string[]
}

/** A row of the table of areas. */
export interface Row {
  title: string
  file: string
  prefix: string
}

const ROW = /^\| \[([^\]]+)\]\(([^)]+\.md)\) \| `([A-Z0-9]+)` \|$/
const RULE = /^- \*\*([A-Z0-9]{2,6}-\d{2,})\*\* (\S.*)$/
const SCREEN = /^\(screen\) /
const MARK = / _\((not tested on its own|decided in)(.*)\)_$/
const NAMED = /(?:Decision|decided in) (CF-\d+(?:, CF-\d+)*)/g

/** Reads the table of areas in `README.md`. */
function parseTable(readme: string): Row[] {
  return readme.split('\n').flatMap((line) => {
    const [, title, file, prefix] = ROW.exec(line) ?? []
    return title && file && prefix ? [{ title, file, prefix }] : []
  })
}

/** Reads one area's file. Formats are described in `docs/rules/README.md`. */
export function parseArea(text: string, row: Row): Catalogue {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`docs/rules/${row.file}: ${problem}`)
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('- **')) continue
    const [, id, words] = RULE.exec(line) ?? []
    if (id && words) rules.push(parseRule(id, words, say))
    else say(`"${line.slice(0, 40)}" begins like a rule and is none. Write "- **ID** sentence".`)
  }
  if (!text.startsWith(`# ${row.title}\n`)) say(`the title should be "# ${row.title}", as in README.md.`)
  if (!text.includes(`\nPrefix: \`${row.prefix}\`. `))
    say(`a paragraph should begin "Prefix: \`${row.prefix}\`."`)

  const seen = new Set<string>()
  for (const { id } of rules) {
    if (seen.has(id)) say(`${id} is a duplicate.`)
    else if (!id.startsWith(`${row.prefix}-`)) say(`${id} is not one of ${row.prefix}.`)
    seen.add(id)
  }
  // The ids of an area have no gap: none is renumbered or used again.
  const last = Math.max(0, ...rules.map(({ id }) => Number(id.split('-')[1])))
  for (let number = 1; number <= last; number += 1) {
    const id = `${row.prefix}-${String(number).padStart(2, '0')}`
    if (!seen.has(id)) say(`${id} is missing.`)
  }
  const { title, prefix, file } = row
  return { areas: [{ title, prefix, file, rules }], problems }
}

function parseRule(id: string, line: string, say: (problem: string) => void): Rule {
  const isScreen = SCREEN.test(line)
  const words = line.replace(SCREEN, '')
  const [whole, kind, rest = ''] = MARK.exec(words) ?? []
  const reason = rest.replace(/^:/, '').trim()
  if (whole && reason === '') say(`the mark of ${id} gives no reason.`)
  if (/\(screens?\)/i.test(words)) say(`${id}: write "(screen)" once, between the id and the sentence.`)
  if (isScreen && kind === 'not tested on its own')
    say(`${id} cannot be about a screen and not tested on its own. Take one of the two marks away.`)
  if (words.startsWith('Open:') && !whole)
    say(`${id} is open and has no mark that says why nothing shows it.`)
  if (!whole && /_\((not tested|decided)/.test(words))
    say(`the mark of ${id} must be at the end of its line.`)
  return {
    id,
    isScreen,
    decisions: [...words.matchAll(NAMED)].flatMap(([, names = '']) => names.split(', ')),
    mark: whole ? { kind: kind === 'decided in' ? 'decided' : 'untested', reason } : undefined,
  }
}

/** Reads the whole folder, and compares rules and decisions with each other. */
export function readCatalogue(folder: string): Catalogue {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const rows = parseTable(read('README.md'))
  const parsed = rows.map((row) => parseArea(read(row.file), row))
  const areas = parsed.flatMap((one) => one.areas)
  const problems = parsed.flatMap((one) => one.problems)
  if (rows.length === 0) problems.push('docs/rules/README.md: the table of areas is missing.')

  const known = new Set(['README.md', 'coverage.md', 'decisions.md', ...rows.map((row) => row.file)])
  for (const file of readdirSync(folder))
    if (!known.has(file)) problems.push(`docs/rules/${file}: is not in the table of README.md.`)

  const decisions = parseDecisions(read('decisions.md'))
  return { areas, problems: [...problems, ...decisions.problems, ...compare(areas, decisions.decisions)] }
}

/** Both must name each other, so that neither changes alone. */
export function compare(areas: Area[], decisions: Decision[]): string[] {
  const rules = new Map(areas.flatMap((area) => area.rules.map((rule) => [rule.id, rule])))
  const byId = new Map(decisions.map((decision) => [decision.id, decision]))
  const say = (problem: string) => `docs/rules/decisions.md: ${problem}`
  const problems: string[] = []
  for (const decision of decisions)
    for (const id of decision.rules) {
      const rule = rules.get(id)
      if (!rule) problems.push(say(`${decision.id} decides ${id}, which is no rule.`))
      else if (!rule.decisions.includes(decision.id))
        problems.push(say(`${decision.id} decides ${id}, whose line does not name it.`))
    }
  for (const rule of rules.values())
    for (const id of rule.decisions) {
      const decision = byId.get(id)
      if (!decision) problems.push(say(`${rule.id} names ${id}, which is no decision.`))
      else if (!decision.rules.includes(rule.id))
        problems.push(say(`${rule.id} names ${id}, which does not list it.`))
    }
  return problems
}
