import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakMail } from './breakMail.tsx'

test('a mail address may break behind its @', () => {
  expect(renderToStaticMarkup(breakMail('driver@fleetgis.example'))).toBe('driver@<wbr/>fleetgis.example')
})

test.each([undefined, '+959100000001', 'Daw Khin @ Sule', '@', 7])('%s stays as it is', (content) => {
  expect(breakMail(content)).toBe(content)
})
