import ts from 'typescript'

/** A story of a file: its possible names in a report, and its rules. */
export interface StoryRules {
  exportName: string
  /** Its `name`, if set. */
  name: string | undefined
  /** Its own rules, else those of the meta; undefined if they are not a plain list of texts. */
  rules: string[] | undefined
  /** Whether it or the meta has a `play`; without one nothing is asserted. */
  isPlayed: boolean
}

type Scope = Map<string, ts.Expression>

/**
 * Reads the stories of a file without running it: `parameters.rules` of each export, through `satisfies`, `as`,
 * spreads of objects of the same file, constants, functions that return an object, and the calls `preview.meta({})` and `meta.story({})`.
 */
export function parseStories(text: string, file: string): StoryRules[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const scope: Scope = new Map()
  const exported = new Map<string, ts.Expression>()
  let meta: ts.Expression | undefined

  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) meta = statement.expression
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      const value = returnOf(statement.body)
      if (value) scope.set(statement.name.text, value)
    }
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue
        scope.set(name.text, initializer)
        if (isExported(statement)) exported.set(name.text, initializer)
      }
    if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier) addNamed(statement, scope, exported)
  }
  meta ??= [...exported.values()].map(metaOfFactory).find(Boolean)

  const shared = meta ? rulesOf(meta, scope) : []
  const isPlayed = (node: ts.Expression | undefined) =>
    node !== undefined && property(node, 'play', scope) !== undefined
  return [...exported].map(([exportName, story]) => {
    const name = property(story, 'name', scope) ?? property(story, 'storyName', scope)
    const isNamed = property(story, 'parameters', scope, 'rules') !== undefined
    return {
      exportName,
      name: name && ts.isStringLiteralLike(name) ? name.text : undefined,
      rules: isNamed ? rulesOf(story, scope) : shared,
      isPlayed: isPlayed(story) || isPlayed(meta),
    }
  })
}

/** Whether a test of a report is this story. Storybook uses the story's name or its export. */
export function isStory({ exportName, name }: StoryRules, title: string): boolean {
  const wanted = plain(title)
  return wanted === plain(exportName) || (name !== undefined && wanted === plain(name))
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

function isExported(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function addNamed({ exportClause }: ts.ExportDeclaration, scope: Scope, exported: Scope): void {
  if (!exportClause || !ts.isNamedExports(exportClause)) return
  for (const { name, propertyName } of exportClause.elements) {
    const value = scope.get((propertyName ?? name).text)
    if (value && name.text !== 'default') exported.set(name.text, value)
  }
}

function rulesOf(node: ts.Expression, scope: Scope): string[] | undefined {
  const list = property(node, 'parameters', scope, 'rules')
  if (!list) return []
  if (!ts.isArrayLiteralExpression(list)) return undefined
  const texts: string[] = []
  for (const element of list.elements) {
    const item = resolve(ts.isSpreadElement(element) ? element.expression : element, scope)
    if (ts.isStringLiteralLike(item)) texts.push(item.text)
    else return undefined
  }
  return texts
}

/** The value at a path of properties. The last one written wins, as at run time. */
function property(
  node: ts.Expression,
  key: string,
  scope: Scope,
  ...rest: string[]
): ts.Expression | undefined {
  const object = resolve(node, scope)
  if (!ts.isObjectLiteralExpression(object)) return undefined
  for (const entry of object.properties.toReversed()) {
    if (ts.isSpreadAssignment(entry)) {
      const spread = property(entry.expression, key, scope)
      if (spread) return next(spread, rest, scope)
    } else if (entry.name && nameOf(entry.name) === key) {
      if (ts.isPropertyAssignment(entry)) return next(entry.initializer, rest, scope)
      if (ts.isShorthandPropertyAssignment(entry)) return next(entry.name, rest, scope)
      if (ts.isMethodDeclaration(entry) && ts.isIdentifier(entry.name)) return entry.name
    }
  }
  return undefined
}

function next(node: ts.Expression, [key, ...rest]: string[], scope: Scope): ts.Expression | undefined {
  return key === undefined ? resolve(node, scope) : property(node, key, scope, ...rest)
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined
}

/** Resolves types, constants, members of objects and factories to the expression with the value. */
function resolve(node: ts.Expression, scope: Scope, seen: ts.Node[] = []): ts.Expression {
  if (seen.includes(node)) return node
  const on = (inner: ts.Expression) => resolve(inner, scope, [...seen, node])
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return on(node.expression)
  if (ts.isIdentifier(node)) {
    const value = scope.get(node.text)
    return value ? on(value) : node
  }
  if (ts.isPropertyAccessExpression(node)) return property(node.expression, node.name.text, scope) ?? node
  if (ts.isCallExpression(node) && node.arguments[0] && factoryOf(node)) return on(node.arguments[0])
  if (ts.isCallExpression(node)) {
    const called = on(node.expression)
    return ts.isArrowFunction(called) ? on(returnOf(called.body) ?? node) : called
  }
  return node
}

/** What a function returns in its last statement. */
function returnOf(body: ts.ConciseBody | undefined): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const last = body.statements.at(-1)
  return last && ts.isReturnStatement(last) ? last.expression : undefined
}

/** `preview.meta({})` and `meta.story({})`. */
function factoryOf({ expression }: ts.CallExpression): 'meta' | 'story' | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const { text } = expression.name
  return text === 'meta' || text === 'story' ? text : undefined
}

function metaOfFactory(story: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(story) || factoryOf(story) !== 'story') return undefined
  return ts.isPropertyAccessExpression(story.expression) ? story.expression.expression : undefined
}
