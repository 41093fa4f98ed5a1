import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const UI = join(import.meta.dirname, '../../packages/ui')
/** Examples stand where an app of the kit would: they import the packages by their names. */
const EXAMPLES = join(UI, 'examples')

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(UI, '../tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  join(UI, '..'),
)

/** The entries of the kit, and examples that are on no disk, compiled together. */
export interface KitProgram {
  readonly checker: ts.TypeChecker
  entry(path: string): ts.SourceFile
  example(name: string): ts.SourceFile
  /** The errors in an example. */
  problemsOf(name: string): readonly ts.Diagnostic[]
  /** The same entries with other examples. */
  with(examples: ReadonlyMap<string, string>): KitProgram
}

export function compileKit(examples: ReadonlyMap<string, string>, last?: ts.Program): KitProgram {
  const files = new Map([...examples].map(([name, text]) => [join(EXAMPLES, `${name}.tsx`), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    return last?.getSourceFile(file) ?? getSourceFile(file, ...rest)
  }
  const entries = [...globSync('exports/*.ts', { cwd: UI }), 'src/index.ts'].map((file) => join(UI, file))
  const program = ts.createProgram([...entries, ...files.keys()], options, host, last)
  const fileOf = (file: string) => {
    const source = program.getSourceFile(file)
    if (source === undefined) throw new Error(`${file} is not in the program.`)
    return source
  }
  const example = (name: string) => fileOf(join(EXAMPLES, `${name}.tsx`))
  return {
    checker: program.getTypeChecker(),
    entry: (path) => fileOf(join(UI, path === '.' ? 'src/index.ts' : `exports/${path.slice(2)}.ts`)),
    example,
    problemsOf: (name) => [
      ...program.getSyntacticDiagnostics(example(name)),
      ...program.getSemanticDiagnostics(example(name)),
    ],
    with: (others) => compileKit(others, program),
  }
}
