import type { Area, Catalogue, Rule } from './catalogue.ts'
import type { Coverage, Evidence } from './coverage.ts'

/** The rules of all areas, and what shows them. */
export interface Report {
  totals: Counts
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
  /** Only stories and journeys show a rule about a screen. */
  isScreen: boolean
  state: 'shown' | 'marked' | 'notShown'
  shownBy: Evidence[]
  /** The reason in its mark. */
  reason?: string
}

/** Combines the rules with their evidence. */
export function makeReport(catalogue: Catalogue, { named, problems }: Coverage): Report {
  const areas = catalogue.areas.map(({ title, prefix, rules }: Area) => {
    const reports = rules.map((rule) => reportRule(rule, named.get(rule.id) ?? []))
    return { title, prefix, ...count(reports), rules: reports }
  })
  return {
    totals: count(areas.flatMap(({ rules }) => rules)),
    areas,
    problems: [...catalogue.problems, ...problems],
  }
}

function reportRule({ id, isScreen, mark }: Rule, namedBy: Evidence[]): RuleReport {
  const shownBy = namedBy.filter(({ kind }) => !isScreen || kind !== 'test')
  const state = shownBy.length > 0 ? 'shown' : mark ? 'marked' : 'notShown'
  const reason = mark && { reason: mark.kind === 'decided' ? `decided in ${mark.reason}` : mark.reason }
  return { id, isScreen, state, shownBy, ...reason }
}

function count(rules: RuleReport[]): Counts {
  const of = (state: RuleReport['state']) => rules.filter((rule) => rule.state === state).length
  return { total: rules.length, shown: of('shown'), marked: of('marked'), notShown: of('notShown') }
}

export const formatTotals = ({ totals: { total, shown, marked, notShown } }: Report): string =>
  `${total} rules: ${shown} shown, ${marked} marked, ${notShown} not shown.`

/** The rules that nothing shows and no mark explains. */
export const findNotShown = ({ areas }: Report): RuleReport[] =>
  areas.flatMap(({ rules }) => rules.filter(({ state }) => state === 'notShown'))
