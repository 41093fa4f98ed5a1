// The table of the elements in their README, from their definitions.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFINITIONS } from '../packages/elements/src/definitions.ts'
import { eventName, kebab } from '../packages/elements/src/elementNames.ts'

export const ELEMENTS_README = join(import.meta.dirname, '../packages/elements/README.md')

const TABLE = /^\| Element \|(?:.*\n)+?(?=\n)/m

/** The README of the elements with the table of their props and events as they are now. */
export function withElementTable(readme: string): string {
  const rows = Object.entries(DEFINITIONS).map(([name, definition]) => {
    const required: readonly string[] = definition.required
    const code = (prop: string, shown = prop) => `\`${shown}\`${required.includes(prop) ? '*' : ''}`
    const cells = [
      Object.keys(definition.attributes).map((prop) => code(prop, kebab(prop))),
      definition.properties.map((prop) => code(prop)),
      Object.keys(definition.events).map((callback) => code(callback, eventName(callback))),
    ]
    return `| \`<${name}>\` | ${cells.map((cell) => cell.join(', ')).join(' | ')} |\n`
  })
  return readme.replace(
    TABLE,
    `| Element | Attributes | Properties | Events |\n|---|---|---|---|\n${rows.join('')}`,
  )
}

export const readElementsReadme = () => readFileSync(ELEMENTS_README, 'utf8')
