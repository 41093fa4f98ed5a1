// `llms.txt` and a page in Markdown for each widget: what it is, its props and their types, its states and rules, and an
// example that compiles. From the types, the stories and the rules, by the builds of the kit and of Storybook.
//   node tools/llms.ts <folder>     writes llms.txt and llms/*.md there
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import ts from 'typescript'
import { isState, labelOf, RULE_ID, sentenceOf } from '../.storybook/stateStories.ts'
import { readTexts } from './citedRules.ts'
import { asModule, exampleOf, withDeclarations, withImports } from './llms/completeExample.ts'
import { compileKit, type KitProgram } from './llms/kitProgram.ts'
import { type PartProps, readProps, undescribedIds } from './llms/readProps.ts'
import { findWidgets, type Part, type StoryPage, type Widget } from './widgets.ts'

const CODE = /^```tsx\n([\s\S]*?)\n```$/gm

/** The examples of a widget, by the name of a file: those of its docs page, or one of its props. */
function draftsOf({ name, pages, parts }: Widget): [string, string][] {
  const written = pages.flatMap(({ docs }) => [...docs.matchAll(CODE)].map(([, code = '']) => asModule(code)))
  const main = parts.find((part) => part.name === name) ?? parts.at(-1)
  if (main === undefined) throw new Error(`${name} exports nothing.`)
  const drafts = written.length > 0 ? written : [exampleOf(main.name, main.path, main.isConnected)]
  return drafts.map((draft, index) => [`${name}${index + 1}`, draft])
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function propsOf(part: Part, { props, hasRoot }: PartProps): string {
  const rows = props.map(
    ({ name, type, isRequired, about }) =>
      `| \`${name}\`${isRequired ? ' (required)' : ''} | \`${cell(type)}\` | ${cell(about)} |`,
  )
  const root = hasRoot ? '`id`, `className`, `style`, `ref` and `data-*` go to the root element.' : ''
  return [
    `### ${part.name}`,
    `\`import { ${part.name} } from '@fleetgis/ui${part.path.slice(1)}'\`: ${part.isConnected ? 'makes its calls with the client of `FleetProvider`.' : 'makes no call.'} ${root}`.trim(),
    rows.length > 0 ? `| Prop | Type | |\n|---|---|---|\n${rows.join('\n')}` : 'No other props.',
  ].join('\n\n')
}

const storiesOf = ({ title, text, file }: StoryPage) =>
  loadCsf(text, { fileName: file, makeTitle: () => title })
    .parse()
    .stories.map(({ id, name = '', tags = [] }) => ({ id, name, isHidden: tags.includes('!dev') }))

function statesOf(pages: readonly StoryPage[]): string {
  return pages
    .flatMap((page) => storiesOf(page).map((story) => ({ story, component: page.component ?? '' })))
    .filter(({ story }) => !story.isHidden)
    .sort((one, other) => Number(isState(other.story)) - Number(isState(one.story)))
    .map(({ story, component }) => {
      const sentence = sentenceOf(story)
      return `- ${component}, ${labelOf(story)}${sentence ? `: ${sentence}` : ''} (story \`${story.id}\`)`
    })
    .join('\n')
}

const texts = readTexts()
function rulesOf(pages: readonly StoryPage[]): string {
  const ids = pages.flatMap((page) => [
    ...storiesOf(page).map(({ name }) => RULE_ID.exec(name)?.[0] ?? ''),
    ...[...page.text.matchAll(/\brules: \[([^\]]*)\]/g)].flatMap(
      ([, list = '']) => list.match(/[\w-]+/g) ?? [],
    ),
  ])
  return [...new Set(ids)]
    .filter((id) => texts.has(id))
    .sort()
    .map((id) => `- **${id}** ${texts.get(id)}`)
    .join('\n')
}

function pageOf(widget: Widget, program: KitProgram, examples: readonly string[]): string {
  const { name, about, parts, pages } = widget
  const props = parts.map((part) => readProps(program, part))
  const models = new Map(props.flatMap((part) => part.models).map((model) => [model.name, model.code]))
  const notes = pages.map(({ docs }) => docs.replaceAll(CODE, '').trim()).filter((docs) => docs !== '')
  const sections = [
    ['Example', examples.map((text) => `\`\`\`tsx\n${text}\n\`\`\``).join('\n\n')],
    [
      'Use',
      notes
        .join('\n\n')
        .replaceAll('\n**', '\n\n**')
        .replaceAll(/\n{3,}/g, '\n\n'),
    ],
    ['Props', parts.map((part, index) => propsOf(part, props[index] as PartProps)).join('\n\n')],
    ['Types', models.size > 0 ? `\`\`\`ts\n${[...models.values()].join('\n\n')}\n\`\`\`` : ''],
    ['States', statesOf(pages)],
    ['Rules', rulesOf(pages)],
  ].filter(([, text]) => text !== '')
  return `# ${name}\n\n${about}\n\n${sections.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n')}`
}

function indexOf(widgets: readonly Widget[]): string {
  const areas = [...Map.groupBy(widgets, ({ area }) => area)].map(
    ([area, members]) =>
      `## ${area}\n\n${members.map(({ name, about }) => `- [${name}](llms/${name}.md): ${about}`).join('\n')}\n`,
  )
  return `# Fleet GIS

> \`@fleetgis/ui\`: React widgets for taxi and ride-hailing fleets, in English and Burmese, light and dark.

Put \`FleetProvider\` of \`@fleetgis/ui\` around all widgets, and give it a \`language\`, a \`theme\` and a \`client\` (\`createFleetClient\` of \`@fleetgis/api\`), which views do not need. A view takes a model and callbacks and makes no call; a connected widget takes ids. Without servers, \`SandboxProvider\` of \`@fleetgis/ui/testing\` answers in the page. Each page below has an example that compiles, props and states, and where there are some, types and rules.

${areas.join('\n')}`
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder: node tools/llms.ts packages/ui/dist')

const widgets = findWidgets()
const drafts = new Map(widgets.flatMap(draftsOf))
const importPaths = new Map(
  widgets.flatMap(({ parts }) =>
    parts.map(({ name, path }) => [name, `@fleetgis/ui${path.slice(1)}`] as const),
  ),
).set('FleetProvider', '@fleetgis/ui')

const each = (texts: ReadonlyMap<string, string>, change: (name: string, text: string) => string) =>
  new Map([...texts].map(([name, text]) => [name, change(name, text)]))
const bare = compileKit(drafts)
const imported = each(drafts, (name, text) => withImports(bare, name, text, importPaths))
const undeclared = bare.with(imported)
const examples = each(imported, (name, text) => withDeclarations(undeclared, name, text))
const program = undeclared.with(examples)

const undescribed = widgets.flatMap(({ parts }) =>
  parts.flatMap((part) =>
    undescribedIds(readProps(program, part).props).map(
      (prop) => `${prop} of ${part.name} has no comment that says what to give.`,
    ),
  ),
)
const ofExamples = [...examples.keys()].flatMap((name) =>
  program.problemsOf(name).map(({ messageText, start = 0 }) => {
    const { line } = program.example(name).getLineAndCharacterOfPosition(start)
    const at = examples.get(name)?.split('\n')[line]
    return `The example of ${name} does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')}\n    ${at}`
  }),
)
const problems = [...undescribed, ...ofExamples]
rmSync(join(folder, 'llms'), { recursive: true, force: true })
mkdirSync(join(folder, 'llms'), { recursive: true })
for (const widget of widgets) {
  const own = draftsOf(widget).map(([name]) => examples.get(name) ?? '')
  const page = pageOf(widget, program, own)
  for (const title of ['Example', 'Props', 'States'])
    if (!page.includes(`\n## ${title}\n\n`)) problems.push(`The page of ${widget.name} has no ${title}.`)
  writeFileSync(join(folder, 'llms', `${widget.name}.md`), page)
}
writeFileSync(join(folder, 'llms.txt'), indexOf(widgets))

for (const problem of problems) console.error(problem)
console.log(`${widgets.length} pages, ${examples.size} examples: ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
