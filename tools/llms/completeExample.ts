import ts from 'typescript'
import type { KitProgram } from './kitProgram.ts'

// The examples of the docs pages are short: what an app has anyway is left out. Here it is added, so that they compile.

/** An element from the start of a line up to its end at the start of a line. */
const ELEMENT = /^<(?:.*\/>|.*<\/\w+>|[\s\S]*?\n(?:<\/\w+>|\/>))$/gm

/** A hook that a module calls when it is imported. */
const HOOK_OF_MODULE = /^(?:(?:export )?(?:const|let) .*= )?use[A-Z]\w*[(<]/m

/** The options from which a client takes the token of its calls. */
const TOKEN_OPTIONS: ReadonlySet<string | undefined> = new Set(['session', 'pageToken'])

const fileOf = (text: string) => ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest, true)

function nodesIn<Kind extends ts.Node>(file: ts.SourceFile, isKind: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = []
  const visit = (node: ts.Node) => {
    if (isKind(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function sendsToken({ arguments: [options] }: ts.CallExpression): boolean {
  const given = options && ts.isObjectLiteralExpression(options) ? options.properties : []
  return given.some(({ name }) => TOKEN_OPTIONS.has(name?.getText()))
}

/** An example as a module: its elements are what components return. */
export function asModule(text: string): string {
  for (const call of nodesIn(fileOf(text), ts.isCallExpression))
    if (call.expression.getText() === 'createFleetClient' && !sendsToken(call))
      throw new Error(
        `A client of an example sends no token: ${call.getText()}. Give it session or pageToken.`,
      )
  const hook = HOOK_OF_MODULE.exec(text)?.[0]
  if (hook !== undefined)
    throw new Error(`An example calls a hook outside of a component: ${hook}…). Write its component too.`)
  let count = 0
  return text.replaceAll(ELEMENT, (element) => {
    count += 1
    return `export function Example${count === 1 ? '' : count}() {
  return (
${element.replaceAll(/^(?=.)/gm, '    ')}
  )
}`
  })
}

/** An example for a part whose docs page has none: a component with its props. */
export function exampleOf(name: string, path: string, isConnected: boolean): string {
  return `import { ${name}, type ${name}Props } from '@fleetgis/ui${path.slice(1)}'

export function Example(props: ${name}Props) {
  return (
    <FleetProvider ${isConnected ? 'client={client} ' : ''}language="en" theme="light">
      <${name} {...props} />
    </FleetProvider>
  )
}`
}

/** What every app has: its declaration, and the import of what that calls. The client uses the session. */
const OF_EVERY_APP: Readonly<Record<string, readonly [declaration: string, call: string]>> = {
  session: ['const session = createSession()', 'createSession'],
  client: [
    `const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session })`,
    'createFleetClient',
  ],
}

const FOREIGN: Readonly<Record<string, string>> = {
  useState: 'react',
  createFleetClient: '@fleetgis/api',
  createSession: '@fleetgis/api',
}

/** Cannot find name, also with a suggestion, and in a shorthand. */
const UNKNOWN = new Set([2304, 2552, 18004])

function nodeAt(file: ts.SourceFile, start: number): ts.Node {
  let found: ts.Node = file
  const visit = (node: ts.Node) => {
    if (node.getStart() > start || node.end <= start) return
    found = node
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The uses of each unknown name. */
function unknownIn(program: KitProgram, name: string): Map<string, ts.Node[]> {
  const file = program.example(name)
  const nodes = program
    .problemsOf(name)
    .filter(({ code }) => UNKNOWN.has(code))
    .map(({ start = 0 }) => nodeAt(file, start))
  return Map.groupBy(nodes, (node) => node.getText())
}

function withHead(text: string, imports: readonly string[], declarations: readonly string[]): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => /^(import .* from |\} from )/.test(line))
  const body = lines
    .slice(last + 1)
    .join('\n')
    .trim()
  return [[...lines.slice(0, last + 1), ...imports].join('\n'), declarations.join('\n'), body]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Globals of the browser that read as the app's own: `onClose={close}` compiles, and closes the window. */
const READ_AS_APPS: ReadonlySet<string> = new Set(
  'blur close closed confirm event focus length name open origin parent print prompt reportError screen scroll status stop top'.split(
    ' ',
  ),
)

function isOfBrowser({ checker }: KitProgram, name: ts.Identifier): boolean {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
  // A member, such as `close` of an EventSource, is no global.
  return (symbol?.declarations ?? []).some(
    (one) => !ts.isTypeElement(one) && one.getSourceFile().fileName.includes('lib.dom.'),
  )
}

/** Adds the imports that an example lacks; `parts` has the import path of each part of the kit. */
export function withImports(
  program: KitProgram,
  name: string,
  text: string,
  parts: ReadonlyMap<string, string>,
): string {
  for (const used of nodesIn(program.example(name), ts.isIdentifier))
    if (READ_AS_APPS.has(used.text) && isOfBrowser(program, used))
      throw new Error(`${name} uses ${used.text} of the browser. Give what the app has another name.`)
  const unknown = [...unknownIn(program, name).keys()]
  const isNeeded = (one: string) => unknown.includes(one) || (one === 'session' && unknown.includes('client'))
  const ofApp = Object.entries(OF_EVERY_APP).flatMap(([one, declared]) => (isNeeded(one) ? [declared] : []))
  const calls = ofApp.map(([, call]) => call).filter((call) => !text.includes(`${call}`))
  const imports = [...new Set([...unknown, ...calls])].flatMap((one) => {
    const from = FOREIGN[one] ?? parts.get(one)
    return from === undefined ? [] : [`import { ${one} } from '${from}'`]
  })
  return withHead(
    text,
    imports,
    ofApp.map(([declaration]) => declaration),
  )
}

const PLAIN = /^(string|number|boolean)( \| undefined)?$/

/** The type that a place in an example needs. */
function typeAt({ checker }: KitProgram, node: ts.Expression): string {
  const context = checker.getContextualType(node)
  const type = context === undefined ? 'string' : checker.typeToString(context)
  if (PLAIN.test(type)) return type.replace(' | undefined', '')
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : undefined
  if (!attribute || !ts.isJsxAttribute(attribute)) return 'string'
  const tag = attribute.parent.parent.tagName.getText()
  return `NonNullable<ComponentProps<typeof ${tag}>['${attribute.name.getText()}']>`
}

/** The declaration of a name that comes from the app, with the type that its uses need. */
function declare(program: KitProgram, name: string, nodes: readonly ts.Node[]): string {
  const [first] = nodes
  if (first && ts.isJsxOpeningLikeElement(first.parent))
    return `declare const ${name}: ComponentType<Record<string, unknown>>`
  if (first && ts.isCallExpression(first.parent) && first.parent.expression === first) {
    const context = program.checker.getContextualType(first.parent)
    const result =
      context && PLAIN.test(program.checker.typeToString(context)) ? typeAt(program, first.parent) : 'void'
    return `declare function ${name}(...values: unknown[]): ${result}`
  }
  const members = nodes.flatMap(({ parent }) =>
    ts.isPropertyAccessExpression(parent) ? [`${parent.name.text}: ${typeAt(program, parent)}`] : [],
  )
  if (members.length > 0) return `declare const ${name}: { ${[...new Set(members)].join('; ')} }`
  const types = nodes.filter(ts.isExpression).map((node) => typeAt(program, node))
  return `declare const ${name}: ${types.find((type) => type !== 'string') ?? 'string'}`
}

/** Adds declarations of the names that an example leaves to its reader. */
export function withDeclarations(program: KitProgram, name: string, text: string): string {
  const declarations = [...unknownIn(program, name)].map(([one, nodes]) => declare(program, one, nodes))
  if (declarations.length === 0) return text
  const types = ['ComponentProps', 'ComponentType'].filter((type) =>
    declarations.some((line) => line.includes(type)),
  )
  return withHead(text, types.length > 0 ? [`import type { ${types.join(', ')} } from 'react'`] : [], [
    '// From your app:',
    ...declarations,
  ])
}
