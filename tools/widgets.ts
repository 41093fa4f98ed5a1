// What the kit has: each widget with its folder, its stories and what partners import of it. The front page of Storybook,
// the table of the kit's README and the pages for language models are made from here.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const UI = join(import.meta.dirname, '../packages/ui')

/** An exported component. */
export interface Part {
  readonly name: string
  /** Its file, from the folder of the kit. */
  readonly file: string
  /** Its import path, `.` or such as `./BookingCard`. */
  readonly path: string
  /** It makes calls; else it is a view, a map, or a part around widgets. */
  readonly isConnected: boolean
}

/** A file of stories. */
export interface StoryPage {
  readonly title: string
  /** The exported component that it is about. */
  readonly component: string | undefined
  /** The text of its docs page, empty without one. */
  readonly docs: string
  readonly file: string
  readonly text: string
}

export interface Widget {
  readonly name: string
  /** The folder of its area, with a capital: Bookings. */
  readonly area: string
  /** The title of its docs page. */
  readonly story: string
  /** What it is, in one sentence. */
  readonly about: string
  /** Views first. */
  readonly parts: readonly Part[]
  readonly pages: readonly StoryPage[]
}

const read = (file: string) => readFileSync(join(UI, file), 'utf8')

/** The values that an entry exports, with their files. */
function exportsOf(entry: string): { name: string; file: string }[] {
  return [...read(entry).matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name, file: join(dirname(entry), from) })),
  )
}

const PART_OF_WIDGET = /^src\/(areas|map|shell)\/|WidgetBoundary/

/** Whether a docs page says that its component makes no call. */
const CALLS_NOTHING = /\*\*Calls\*\* none\b/

function readParts(pages: readonly StoryPage[]): Part[] {
  const silent = new Set(
    pages.flatMap(({ component, docs }) => (CALLS_NOTHING.test(docs) ? [component] : [])),
  )
  const entries = [
    ...readdirSync(join(UI, 'exports')).map((file) => ({
      path: `./${file.slice(0, -3)}`,
      entry: `exports/${file}`,
    })),
    { path: '.', entry: 'src/index.ts' },
  ]
  return entries.flatMap(({ path, entry }) =>
    exportsOf(entry)
      .filter(({ name, file }) => PART_OF_WIDGET.test(file) && /^[A-Z][a-z]/.test(name))
      .map(({ name, file }) => ({
        name,
        file,
        path,
        isConnected: !silent.has(name) && new RegExp(`inBoundary\\(\\s*'${name}',`).test(read(file)),
      })),
  )
}

const unstar = (comment: string) => comment.replaceAll(/^ \* ?/gm, '').trim()

function readPages(): StoryPage[] {
  return globSync('src/**/*.stories.tsx', { cwd: UI }).flatMap((file) => {
    const text = read(file)
    const [, title] = /^ {2}title: '(Widgets\/[^']+)'/m.exec(text) ?? []
    if (title === undefined) return []
    const [, comment = ''] = /^\/\*\*\n((?: \*.*\n)+?) \*\/\nconst meta/m.exec(text) ?? []
    const [, constant = ''] = /^const DESCRIPTION = `\n([\s\S]*?)\n`/m.exec(text) ?? []
    const [, component] = /^ {2}component: (\w+),/m.exec(text) ?? []
    const docs = unstar(comment) || constant.replaceAll('\\`', '`')
    return [{ title, component, docs, file, text }]
  })
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split('\n\n')
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=[^.]\.)\s/)
  return sentence
}

/** The sentence above the declaration of a part. */
function contractOf({ name, file }: Part): string {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const|class) ${name}\\b`,
  )
  return firstSentence(
    unstar(declaration.exec(read(file))?.[1]?.replace(/^\s/, ' * ') ?? '').replace(/^\* /, ''),
  )
}

function areaOf(file: string): string {
  const [, folder = '', area = ''] = /^src\/(\w+)\/(\w+)/.exec(file) ?? []
  const name = folder === 'areas' ? area : folder
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Every widget, by area and name. A widget is the stories below one title, and the exported parts of their folder. */
export function findWidgets(): Widget[] {
  const all = readPages()
  const parts = readParts(all)
  const groups = Map.groupBy(all, ({ title }) => title.split('/')[1] ?? '')
  const widgets = [...groups].flatMap(([name, pages]): Widget[] => {
    const folders = new Set(
      pages.map(({ file }) => dirname(file)).filter((folder) => folder.startsWith('src/areas/')),
    )
    const components = new Set(pages.map(({ component }) => component))
    const own = parts.filter((part) => folders.has(dirname(part.file)) || components.has(part.name))
    const [page] = pages.toSorted((one, other) => one.title.length - other.title.length)
    const main = own.find((part) => part.name === page?.component)
    if (page === undefined || main === undefined) return []
    return [
      {
        name,
        area: areaOf(page.file),
        story: page.title,
        about: firstSentence(page.docs) || contractOf(main),
        parts: own.toSorted((one, other) => Number(one.isConnected) - Number(other.isConnected)),
        pages,
      },
    ]
  })
  return widgets.sort((one, other) => `${one.area} ${one.name}`.localeCompare(`${other.area} ${other.name}`))
}

/** The id of a title, as in the addresses of Storybook. */
export const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A row of Storybook's front page. */
export interface WidgetRow {
  readonly about: string
  /** Names of exports, the one that the row links first. */
  readonly parts: readonly string[]
  /** The id of the docs page. */
  readonly docs: string
  /** Pictures of its stories are recorded and compared. */
  readonly isRecorded: boolean
}

export function widgetsByArea(): [area: string, rows: WidgetRow[]][] {
  const rowOf = ({ about, story, name, parts, pages }: Widget): WidgetRow => {
    const names = parts.map((part) => part.name)
    return {
      about: about.replaceAll(/\*\*|`/g, ''),
      parts: [...new Set([...names.filter((one) => one === name), ...names])],
      docs: `${idOf(story)}--docs`,
      isRecorded: pages.some(({ text }) => /^ {2}tags: .*'picture'/m.test(text)),
    }
  }
  return [...Map.groupBy(findWidgets(), ({ area }) => area)].map(([area, widgets]) => [
    area,
    widgets.map(rowOf),
  ])
}

const README = join(UI, 'README.md')
const TABLE = /(?<=^## Widgets\n\n[^|]*)\|(?:.*\n)+?(?=\n)/m

/** The README with the table of the widgets as they are now. */
export function withWidgetTable(readme: string): string {
  const code = (list: readonly Part[]) => list.map(({ name }) => `\`${name}\``).join(', ')
  const rows = findWidgets().map(({ about, parts }) => {
    const [views, connected] = [false, true].map((wanted) =>
      parts.filter((part) => part.isConnected === wanted),
    )
    const paths = [...new Set(parts.map(({ path }) => `\`@fleetgis/ui${path.slice(1)}\``))].join(', ')
    return `| ${code(views ?? [])} | ${code(connected ?? [])} | ${about} | ${paths} |\n`
  })
  return readme.replace(TABLE, `| View | Connected | | Import path |\n|---|---|---|---|\n${rows.join('')}`)
}

export const readReadme = () => readFileSync(README, 'utf8')
export { README }
