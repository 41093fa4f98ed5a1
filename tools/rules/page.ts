import { posix } from 'node:path'
import type { Evidence } from './coverage.ts'
import type { Report } from './report.ts'
import type { Kind } from './results.ts'

type Area = Report['areas'][number]
type Rule = Area['rules'][number]

/** The kinds of the table: what has no screen, one widget, a whole way through the console. */
const COLUMNS: readonly { title: string; has: (kind: Kind) => boolean }[] = [
  { title: 'by a test', has: (kind) => kind !== 'story' && kind !== 'journey' },
  { title: 'by a story', has: (kind) => kind === 'story' },
  { title: 'by a journey', has: (kind) => kind === 'journey' },
]

/** The report as a Markdown page at `path`: a table of the areas, then each rule with links to the files that show it. */
export function formatPage({ areas, totals }: Report, path: string): string {
  const folder = posix.dirname(path)
  const linkTo = (file: string) => `[${posix.basename(file)}](${posix.relative(folder, file)})`
  const all = { title: 'All areas', prefix: '', rules: areas.flatMap(({ rules }) => rules), ...totals }
  return [
    '# Coverage',
    '',
    'Which tests, stories and journeys of the last `npm test` show each rule. `npm run rules` writes this page; a rule may be shown by several kinds. A marked rule says in its area why nothing shows it.',
    '',
    row(['Area', 'Rules', ...COLUMNS.map(({ title }) => title), 'marked', 'not shown']),
    row(['---', ...COLUMNS.map(() => '---:'), '---:', '---:', '---:']),
    ...areas.map((area) => summary(area, `[${area.title}](#${anchorOf(headOf(area))})`)),
    summary(all, all.title),
    ...areas.flatMap((area) => [
      '',
      `## ${headOf(area)}`,
      '',
      row(['Rule', 'Shown by']),
      row(['---', '---']),
      ...area.rules.map((rule) => row([rule.id, shownBy(rule, linkTo)])),
    ]),
    '',
  ].join('\n')
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const headOf = ({ title, prefix }: Area) => `${title} (${prefix})`

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

function summary({ rules, total, marked, notShown }: Area, name: string): string {
  const shown = COLUMNS.map(
    ({ has }) => rules.filter(({ shownBy }) => shownBy.some(({ kind }) => has(kind))).length,
  )
  return row([name, total, ...shown, marked, notShown])
}

function shownBy({ state, shownBy, reason }: Rule, linkTo: (file: string) => string): string {
  if (state === 'marked') return reason ? `– (${reason})` : '–'
  if (state === 'notShown') return '**not shown**'
  return COLUMNS.flatMap(({ has }) => filesOf(shownBy.filter(({ kind }) => has(kind))))
    .map(linkTo)
    .join(', ')
}

const filesOf = (evidence: readonly Evidence[]) => [...new Set(evidence.map(({ file }) => file))].sort()
