import ts from 'typescript'
import type { KitProgram } from './kitProgram.ts'

// The examples of the docs pages are short: what an app has anyway is left out. Here it is added, so that they compile.

/** An element from the start of a line up to its end at the start of a line. */
const ELEMENT = /^<(?:.*\/>|.*<\/\w+>|[\s\S]*?\n(?:<\/\w+>|\/>))$/gm

/** An example as a module: its elements are what components return. */
export function asModule(text: string): string {
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

/** What every app has: its declaration, and the import of what that calls. */
const OF_EVERY_APP: Readonly<Record<string, readonly [declaration: string, call: string]>> = {
  client: [
    `const client = createFleetClient({ bases: { main: 'https://fleet.example' } })`,
    'createFleetClient',
  ],
  session: ['const session = createSession()', 'createSession'],
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

/** Adds the imports that an example lacks; `parts` has the import path of each part of the kit. */
export function withImports(
  program: KitProgram,
  name: string,
  text: string,
  parts: ReadonlyMap<string, string>,
): string {
  const unknown = [...unknownIn(program, name).keys()]
  const ofApp = unknown.flatMap((one) => (OF_EVERY_APP[one] ? [OF_EVERY_APP[one]] : []))
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
  const types = declarations.some((line) => line.includes('ComponentProps<'))
  return withHead(text, types ? ["import type { ComponentProps } from 'react'"] : [], [
    '// From your app:',
    ...declarations,
  ])
}
