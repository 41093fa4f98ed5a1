import { posix } from 'node:path'
import type { Evidence } from './coverage.ts'
import type { Report } from './report.ts'
import type { Kind } from './results.ts'

type Area = Report['areas'][number]
type Rule = Area['rules'][number]

/** What has no screen, one widget, a whole way through the console. */
const KINDS: readonly Kind[] = ['test', 'story', 'journey']

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
    row(['Area', 'Rules', ...KINDS.map((kind) => `by a ${kind}`), 'marked', 'not shown']),
    row(['---', ...KINDS.map(() => '---:'), '---:', '---:', '---:']),
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
  const shown = KINDS.map(
    (kind) => rules.filter(({ shownBy }) => shownBy.some((evidence) => evidence.kind === kind)).length,
  )
  return row([name, total, ...shown, marked, notShown])
}

function shownBy({ state, shownBy, reason }: Rule, linkTo: (file: string) => string): string {
  if (state === 'marked') return reason ? `– (${reason})` : '–'
  if (state === 'notShown') return '**not shown**'
  return KINDS.flatMap((kind) => filesOf(shownBy.filter((evidence) => evidence.kind === kind)))
    .map(linkTo)
    .join(', ')
}

const filesOf = (evidence: readonly Evidence[]) => [...new Set(evidence.map(({ file }) => file))].sort()
