import { readFileSync } from 'node:fs'
import { getConfiguration } from 'chromatic/node'
import { expect, test } from 'vitest'
import { MODES } from '../.storybook/modes.ts'
import { VIEWPORTS } from '../.storybook/viewports.ts'

const modes = Object.values(MODES)

test('Chromatic accepts its configuration, which names a script and no token', async () => {
  const { buildScriptName, projectToken } = await getConfiguration()
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts).toHaveProperty([buildScriptName ?? ''])
  expect(projectToken).toBeUndefined()
})

test('the modes have each language in each theme, at the widths of the toolbar', () => {
  expect(new Set(modes.map(({ language, theme }) => `${language} ${theme}`))).toEqual(
    new Set(['en light', 'en dark', 'my light', 'my dark']),
  )
  const widths = Object.values(VIEWPORTS).map(({ width }) => width)
  expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(widths))
})
