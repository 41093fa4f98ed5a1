import ts from 'typescript'
import { type Model, modelsOf } from '../../.storybook/models.ts'
import type { Part } from '../widgets.ts'
import type { KitProgram } from './kitProgram.ts'

export interface Prop {
  readonly name: string
  /** As its file writes it. */
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
}

export interface PartProps {
  /** Those of the kit; props of libraries are left out. */
  readonly props: readonly Prop[]
  /** The types that they name. */
  readonly models: readonly Model[]
  /** It passes id, className, style, ref and data-* to its root element. */
  readonly hasRoot: boolean
}

const ROOT = new Set(['id', 'className', 'style', 'ref'])

/** The props of an exported component, from its type. */
export function readProps({ checker, entry }: KitProgram, { name, path }: Part): PartProps {
  const file = entry(path)
  const module = checker.getSymbolAtLocation(file)
  const exported = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name)
  const symbol =
    exported && exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (symbol === undefined) throw new Error(`${path} does not export ${name}.`)
  const type = checker.getTypeOfSymbol(symbol)
  const signature = [...type.getCallSignatures(), ...type.getConstructSignatures()][0]
  const parameter = signature?.parameters[0]
  const all = parameter ? checker.getTypeOfSymbol(parameter) : undefined
  // A union has only the props that all of its members have.
  const members = all === undefined ? [] : all.isUnion() ? all.types : [all]
  const given = members.flatMap((member) => member.getProperties())
  const own = given.filter((prop) => !ROOT.has(prop.name) && !isOfLibrary(prop))
  const models = new Map<string, Model>()
  const props = [...Map.groupBy(own, (prop) => prop.name)].map(([name, ones]): Prop => {
    const types = ones.map((prop) => {
      // The last part of an intersection is the narrower one.
      const declaration = prop.declarations?.at(-1)
      const written =
        declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
      const shown = written ?? checker.typeToString(checker.getTypeOfSymbol(prop))
      for (const model of modelsOf(shown, declaration?.getSourceFile().fileName ?? ''))
        models.set(model.name, model)
      return shown.replaceAll(/\s+/g, ' ')
    })
    const abouts = new Set(ones.map((prop) => ts.displayPartsToString(prop.getDocumentationComment(checker))))
    return {
      name,
      type: joined(types),
      isRequired:
        ones.length === members.length && ones.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
      about: (abouts.has('') ? '' : [...abouts].join(' ')).replaceAll(/\s+/g, ' '),
    }
  })
  return {
    props: props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    models: [...models.values()],
    hasRoot: given.some((prop) => prop.name === 'className'),
  }
}

const ID = /(Id|Key)$|^(audience|model)$/

/** The names of ids, and of what selects a call, without a sentence that says what to give. */
export const undescribedIds = (props: readonly Prop[]) =>
  props.filter(({ name, about }) => ID.test(name) && about === '').map(({ name }) => name)

/** The union of types. */
function joined(types: readonly string[]): string {
  const [first = '', ...others] = new Set(types)
  return others.length === 0 ? first : [...new Set([first, ...others].flatMap(partsOf))].join(' | ')
}

/** The members of a written union. */
function partsOf(type: string): string[] {
  const { statements } = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true)
  const written = (statements[0] as ts.TypeAliasDeclaration).type
  if (ts.isUnionTypeNode(written)) return written.types.map((part) => part.getText())
  return [ts.isFunctionTypeNode(written) ? `(${type})` : type]
}

const isOfLibrary = (prop: ts.Symbol) =>
  prop.declarations?.some((one) => one.getSourceFile().fileName.includes('node_modules')) ?? false
