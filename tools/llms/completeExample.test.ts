import ts from 'typescript'
import { expect, test } from 'vitest'
import { asModule, withDeclarations, withImports } from './completeExample.ts'
import type { KitProgram } from './kitProgram.ts'

const OPTIONS = { noLib: true, jsx: ts.JsxEmit.Preserve, types: [] }

/** The types of React that elements need. */
const REACT = `type Record<Key extends string, Value> = { [key in Key]: Value }
declare module 'react' {
  type ComponentType<Props = {}> = (props: Props) => JSX.Element
}
declare namespace JSX {
  interface Element {}
  interface IntrinsicAttributes { key?: string }
  interface ElementChildrenAttribute { children: {} }
}`

/** Some names of the browser. */
const BROWSER = `declare function close(): void
declare function open(address: string): void
declare function fetch(address: string): void
declare function setTimeout(call: () => void): void
declare const history: { back(): void }
declare const events: { close(): void }
declare const status: string`

/** A program of one example, without the kit. */
function programOf(text: string): KitProgram {
  const fileOf = (name: string, content: string) =>
    ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true)
  const example = fileOf('Example.tsx', text)
  const others = [fileOf('react.d.ts', REACT), fileOf('lib.dom.d.ts', BROWSER)]
  const host = ts.createCompilerHost(OPTIONS)
  host.getSourceFile = (name) => [example, ...others].find(({ fileName }) => fileName === name)
  const program = ts.createProgram(
    [example, ...others].map(({ fileName }) => fileName),
    OPTIONS,
    host,
  )
  return {
    checker: program.getTypeChecker(),
    entry: () => example,
    example: () => example,
    problemsOf: () => program.getSemanticDiagnostics(example),
    with: () => programOf(text),
  }
}

test('the elements of an example are what components return', () => {
  expect(asModule("const id = 'D-1'\n\n<Thing id={id} />")).toContain('export function Example() {\n')
})

test.each(['const [open, setOpen] = useState<string>()', 'const fleet = useFleet()', 'useEffect(() => {})'])(
  'an example that calls a hook when it is imported is refused: %s',
  (line) => {
    expect(() => asModule(`${line}\n\n<Thing />`)).toThrow('Write its component too.')
    const component = `export function Page() {\n  ${line}\n  return <Thing />\n}`
    expect(asModule(component)).toBe(component)
  },
)

test.each(['session', 'session: createSession()', 'pageToken: takePageToken()'])(
  'an example may make a client with %s',
  (option) => {
    const text = `const client = createFleetClient({\n  bases: { main },\n  ${option},\n})`
    expect(asModule(text)).toBe(text)
  },
)

test('an example whose client gets neither a session nor a page token is refused, as its calls have no token', () => {
  const text =
    'const session = createSession()\nconst client = createFleetClient({ bases: { main: session } })'
  expect(() => asModule(text)).toThrow('Give it session or pageToken.')
})

test.each([
  'close()',
  "open('new')",
  'export const page = <Thing onClose={close} />',
  'export const page = <Thing onClose={() => close()} />',
  'export const booking = { status }',
])('an example that uses a name of the browser as one of the app is refused: %s', (text) => {
  expect(() => withImports(programOf(text), 'Thing', text, new Map())).toThrow('of the browser')
})

test.each([
  'openForm()',
  "fetch('/news')",
  'setTimeout(openForm)',
  'history.back()',
  'events.close()',
  'export const [status] = [3]\nexport const booking = { status }',
])('an example may use %s', (text) => {
  expect(withImports(programOf(text), 'Thing', text, new Map())).toBe(text)
})

test.each(['<Earnings />', '<Earnings driverKey="D-1" />', '<Earnings>Today</Earnings>'])(
  'an element that an example leaves to its reader is declared as a component: %s',
  (element) => {
    const text = `export const page = ${element}`
    const complete = withDeclarations(programOf(text), 'Thing', text)
    expect(complete).toContain('// From your app:\ndeclare const Earnings: ')
    expect(programOf(complete).problemsOf('Thing')).toEqual([])
  },
)
