import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readElementsReadme, withElementTable } from './elements.ts'
import { exportsOf, manifestOf, WITH_ENTRIES } from './entries.ts'
import { readReadme, withWidgetTable } from './widgets.ts'

test.each(WITH_ENTRIES)(
  'package.json of %s exports what its folders publish: `npx node tools/entries.ts` writes it',
  (name) => {
    expect(JSON.parse(readFileSync(manifestOf(name), 'utf8')).exports).toEqual(exportsOf(name))
  },
)

test('the README of the kit lists its widgets as their stories describe them: `npx node tools/entries.ts` writes it', () => {
  const readme = readReadme()
  expect(readme).toContain('| `BookingCard` |')
  // It has a boundary but makes no call, as its docs page says.
  expect(readme).toContain('| `RouteMap` |  |')
  expect(withWidgetTable(readme)).toBe(readme)
})

test('the README of the elements lists their props and events: `npx node tools/entries.ts` writes it', () => {
  const readme = readElementsReadme()
  // All three have a `*`: without them the element renders nothing.
  expect(readme).toContain(
    '| `<fleet-assign-panel>` | `user-id`*, `group-id`* | `booking`* | `fleet-assigned`,',
  )
  expect(withElementTable(readme)).toBe(readme)
})
