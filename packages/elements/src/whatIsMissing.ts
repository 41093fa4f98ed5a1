import type { ElementDefinition } from './ElementDefinition.ts'
import { elementNames, kebab } from './elementNames.ts'

/** What an element still needs, by its set values, for the developer of a page: a text for each missing prop. */
export function whatIsMissing(
  element: Element,
  definition: ElementDefinition,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const { kinds } = elementNames(definition)
  const required: readonly string[] = definition.required
  const properties = definition.properties.flatMap((name) => {
    if (values[name] !== undefined) return []
    if (element.hasAttribute(kebab(name)))
      return [`The attribute ${kebab(name)} is not read. Set the property: element.${name} = …`]
    if (required.includes(name))
      return [`It renders nothing without ${name}. Set the property: element.${name} = …`]
    return []
  })
  const attributes = required
    .filter((name) => name in kinds && values[name] === undefined)
    .map((name) => `It renders nothing without ${kebab(name)}. Write the attribute: ${kebab(name)}="…"`)
  return [...properties, ...attributes]
}
