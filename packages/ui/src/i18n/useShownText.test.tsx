import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useShownText } from './useShownText.ts'

const ZAWGYI = 'ေျမနီကုန္း'
const Place = () => useShownText()(ZAWGYI)

test('CF-166 a server renders a text in Zawgyi as it is, also once the conversion is loaded: the browser hydrates it so', async () => {
  expect(renderToString(<Place />)).toBe(ZAWGYI)
  await import('./zawgyi/toUnicode.ts')
  expect(renderToString(<Place />)).toBe(ZAWGYI)
})
