import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
}

/**
 * Marks the calls at the top of a module as pure, so that a bundler drops those whose result nothing uses: the calls of
 * the API with their schemas, and widgets in their boundaries. The modules of the workspace have no side effects; a
 * bundler cannot know that of a call. Calls inside functions stay as they are.
 */
export function markPure(code: string, path: string): string {
  const { program } = parseSync(path, code)
  const starts = new Set<number>()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) if (init) collectCalls(init, starts)
  }
  const marks = [...starts].toSorted((a, b) => b - a)
  return marks.reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)
}

function collectCalls(node: Node, starts: Set<number>): void {
  if (/Function|Class/.test(node.type)) return
  if (node.type === 'CallExpression' || node.type === 'NewExpression') starts.add(node.start)
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') collectCalls(child, starts)
  }
}
