import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFINITIONS } from './definitions.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

it.each(Object.entries(DEFINITIONS))('the README names every prop and event of %s', (name, definition) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`<${name}>\` |`)) ?? ''
  const named = [...row.slice(row.indexOf(' | ')).matchAll(/`([^`<]+)`(\*?)/g)].map(
    ([, prop, star]) => `${prop}${star}`,
  )
  const required: readonly string[] = definition.required
  const marked = (prop: string, shown: string) => `${shown}${required.includes(prop) ? '*' : ''}`
  expect(named).toEqual([
    ...Object.keys(definition.attributes).map((prop) => marked(prop, kebab(prop))),
    ...definition.properties.map((prop) => marked(prop, prop)),
    ...Object.keys(definition.events).map((callback) => `fleet${kebab(callback.slice('on'.length))}`),
  ])
})
