import type { Area, Catalogue, Rule } from './catalogue.ts'
import type { Coverage, Evidence } from './coverage.ts'
import { KINDS, type Kind } from './results.ts'

/** The content of `reports/rules.json`. */
export interface Report {
  totals: Counts
  /** The rules about screens, which only stories and journeys show. */
  screens: Counts
  others: Counts
  areas: (Counts & { title: string; prefix: string; rules: RuleReport[] })[]
  problems: string[]
}

interface Counts {
  total: number
  shown: number
  /** Marked rules without evidence. */
  marked: number
  notShown: number
}

interface RuleReport {
  id: string
  text: string
  isScreen: boolean
  state: 'shown' | 'marked' | 'notShown'
  shownBy: Evidence[]
  /** Tests that name a rule about a screen without rendering one. */
  alsoNamedBy: Evidence[]
  /** The reason in its mark. */
  reason?: string
}

/** Combines the rules with their evidence. */
export function makeReport(catalogue: Catalogue, { named, problems }: Coverage): Report {
  const areas = catalogue.areas.map(({ title, prefix, rules }: Area) => {
    const reports = rules.map((rule) => reportRule(rule, named.get(rule.id) ?? []))
    return { title, prefix, ...count(reports), rules: reports }
  })
  const all = areas.flatMap(({ rules }) => rules)
  return {
    totals: count(all),
    screens: count(all.filter(({ isScreen }) => isScreen)),
    others: count(all.filter(({ isScreen }) => !isScreen)),
    areas,
    problems: [...catalogue.problems, ...problems],
  }
}

/** The rules of all areas in a state. */
export const rulesOf = ({ areas }: Report, state: RuleReport['state']): RuleReport[] =>
  areas.flatMap(({ rules }) => rules.filter((rule) => rule.state === state))

const SEES_A_SCREEN: Kind[] = ['story', 'journey']

function reportRule({ id, text, isScreen, mark }: Rule, namedBy: Evidence[]): RuleReport {
  const shownBy = namedBy.filter(({ kind }) => !isScreen || SEES_A_SCREEN.includes(kind))
  const alsoNamedBy = namedBy.filter((evidence) => !shownBy.includes(evidence))
  const state = shownBy.length > 0 ? 'shown' : mark ? 'marked' : 'notShown'
  const reason = mark && { reason: mark.kind === 'decided' ? `decided in ${mark.reason}` : mark.reason }
  return { id, text, isScreen, state, shownBy, alsoNamedBy, ...reason }
}

function count(rules: RuleReport[]): Counts {
  const of = (state: RuleReport['state']) => rules.filter((rule) => rule.state === state).length
  return { total: rules.length, shown: of('shown'), marked: of('marked'), notShown: of('notShown') }
}

/** The whole report for a terminal: a line per area, then its missing and marked rules. */
export function formatReport({ areas, totals, screens, others }: Report): string {
  const width = Math.max(...areas.map(({ title, prefix }) => title.length + prefix.length + 3))
  const line = (name: string, { total, shown, marked, notShown }: Counts) =>
    [
      name.padEnd(width),
      `${total} rules`.padStart(11),
      `${shown} shown`.padStart(11),
      `${notShown} not shown`.padStart(14),
      `${marked} marked`.padStart(12),
    ].join('')

  const blocks = areas.map((area) => {
    const open = area.rules.filter(({ state }) => state === 'notShown')
    const noScreen = idsOf(open.filter(({ alsoNamedBy }) => alsoNamedBy.length > 0))
    const unnamed = idsOf(open.filter(({ alsoNamedBy }) => alsoNamedBy.length === 0))
    return [
      line(`${area.title} (${area.prefix})`, area),
      ...(unnamed === '' ? [] : [`  not shown: ${unnamed}`]),
      ...(noScreen === '' ? [] : [`  not shown on a screen, only by tests: ${noScreen}`]),
      ...markedLines(area.rules),
    ].join('\n')
  })
  const sum = (name: string, { shown, total }: Counts) => `${name}: shown ${shown} of ${total}`
  const summary = `${sum('Rules about screens', screens)}; ${sum('others', others)}.`
  return [...blocks, '', line('All areas', totals), summary, formatKinds(areas)].join('\n')
}

/** The number of rules per kind; a rule may be shown by several kinds. */
function formatKinds(areas: Report['areas']): string {
  const kindsOf = ({ shownBy }: RuleReport) => [...new Set(shownBy.map(({ kind }) => kind))]
  const all = areas.flatMap(({ rules }) => rules.flatMap(kindsOf))
  const kinds = KINDS.map((kind) => `${kind} ${all.filter((one) => one === kind).length}`)
  return `Rules shown by each kind: ${kinds.join(', ')}.`
}

/** One line per reason, with all its ids. */
function markedLines(rules: RuleReport[]): string[] {
  const marked = rules.filter(({ state }) => state === 'marked')
  const reasons = [...new Set(marked.map(({ reason }) => reason))]
  return reasons.map(
    (reason) => `  marked: ${idsOf(marked.filter((rule) => rule.reason === reason))} (${reason})`,
  )
}

/** One area, rule by rule, with its evidence. */
export function formatArea({ areas }: Report, prefix: string): string | undefined {
  const area = areas.find((one) => one.prefix === prefix.toUpperCase())
  if (!area) return undefined
  const label = { shown: 'shown', marked: 'marked', notShown: 'NOT SHOWN' }
  const lines = area.rules.flatMap(({ id, text, isScreen, state, shownBy, alsoNamedBy, reason }) => [
    `${id.padEnd(9)} ${label[state].padEnd(10)} ${isScreen ? '(screen) ' : ''}${text}`,
    ...shownBy.map(({ kind, title, file }) => `          by ${kind} "${title}" (${file})`),
    ...alsoNamedBy.map(
      ({ kind, title, file }) => `          not by ${kind} "${title}" (${file}), which sees no screen`,
    ),
    ...(state === 'marked' ? [`          ${reason}`] : []),
  ])
  return [`${area.title}: ${area.shown} of ${area.total} shown`, '', ...lines].join('\n')
}

const idsOf = (rules: RuleReport[]) => compactIds(rules.map(({ id }) => id)).join(', ')

/** Shortens sorted ids: three or more in a row become `BKS-04..06`. */
export function compactIds(ids: string[]): string[] {
  const numbers = ids.map((id) => Number(id.split('-')[1]))
  const prefixes = ids.map((id) => id.split('-')[0])
  const runs: string[][] = []
  ids.forEach((id, index) => {
    const follows =
      numbers[index] === (numbers[index - 1] ?? 0) + 1 && prefixes[index] === prefixes[index - 1]
    const run = runs.at(-1)
    if (follows && run) run.push(id)
    else runs.push([id])
  })
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}..${run.at(-1)?.split('-')[1]}`]))
}
