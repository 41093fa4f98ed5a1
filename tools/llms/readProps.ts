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
  const given = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : []
  const own = given.filter((prop) => !ROOT.has(prop.name) && !isOfLibrary(prop))
  const models = new Map<string, Model>()
  const props = own.map((prop): Prop => {
    const declaration = prop.valueDeclaration ?? prop.declarations?.[0]
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
    const shown = written ?? checker.typeToString(checker.getTypeOfSymbol(prop))
    for (const model of modelsOf(shown, declaration?.getSourceFile().fileName ?? ''))
      models.set(model.name, model)
    return {
      name: prop.name,
      type: shown.replaceAll(/\s+/g, ' '),
      isRequired: !(prop.flags & ts.SymbolFlags.Optional),
      about: ts.displayPartsToString(prop.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
    }
  })
  return {
    props: props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    models: [...models.values()],
    hasRoot: given.some((prop) => prop.name === 'className'),
  }
}

const isOfLibrary = (prop: ts.Symbol) =>
  prop.declarations?.some((one) => one.getSourceFile().fileName.includes('node_modules')) ?? false
