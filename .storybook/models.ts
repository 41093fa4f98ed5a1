import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A type of the packages, as its file declares it. */
export interface Model {
  readonly name: string
  readonly code: string
}

/** Components aside: one may have the name of a type. */
const EXPORTED = /^export (?:interface|type|const(?! [A-Z]\w*[a-z])) (\w+)/gm

/** Files by the names that they export. Read once: a new type is found after a restart. */
let index: ReadonlyMap<string, readonly string[]> | undefined

function readIndex(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const file of globSync('packages/{domain,api,ui}/src/**/*.{ts,tsx}')) {
    if (/\.(test|stories)\.tsx?$|\/testing\//.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      files.set(name, [...(files.get(name) ?? []), file])
  }
  return files
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The names that a type refers to, and the constants that it is the type of. */
function namesIn(node: ts.Node): string[] {
  const own = ts.isTypeReferenceNode(node)
    ? [node.typeName]
    : ts.isExpressionWithTypeArguments(node)
      ? [node.expression]
      : ts.isTypeQueryNode(node)
        ? [node.exprName]
        : []
  const names = own.map((part) => part.getText())
  ts.forEachChild(node, (child) => void names.push(...namesIn(child)))
  return names
}

/** The number of leading path parts that two files share: of two types with one name the nearer one is used. */
function shared(one: string, other: string): number {
  const parts = other.split('/')
  const end = one.split('/').findIndex((part, depth) => part !== parts[depth])
  return end === -1 ? parts.length : end
}

interface Declaration {
  readonly file: string
  readonly node: ts.Node
}

/** The declaration of a name that a file uses: its own, or the nearest exported one. */
function find(name: string, usedIn: string): Declaration | undefined {
  index ??= readIndex()
  const others = [...(index.get(name) ?? [])].sort((a, b) => shared(b, usedIn) - shared(a, usedIn))
  for (const file of [usedIn, ...others]) {
    const node = parse(file, readFileSync(file, 'utf8')).statements.find((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? statement.name.text === name
        : ts.isVariableStatement(statement) &&
          statement.declarationList.declarations.some((one) => one.name.getText() === name),
    )
    if (node) return { file, node }
  }
  return undefined
}

/** The declarations of the types that a type names, each followed by those that it names itself. */
export function modelsOf(type: string, usedIn: string, known = new Set<string>()): Model[] {
  return inNode(parse('type.ts', `type Shown = ${type}`), usedIn, known)
}

function inNode(node: ts.Node, usedIn: string, known: Set<string>): Model[] {
  return namesIn(node).flatMap((name) => {
    if (known.has(name)) return []
    known.add(name)
    const found = find(name, usedIn)
    if (found === undefined) return []
    const source = found.node.getSourceFile()
    const code = source.text.slice(found.node.getStart(source, true), found.node.end).replace(/^export /m, '')
    return [{ name, code }, ...inNode(found.node, found.file, known)]
  })
}
