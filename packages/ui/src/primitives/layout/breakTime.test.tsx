import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakId } from './breakId.tsx'
import { breakTime } from './breakTime.tsx'

test('a line ends behind the time and never inside the date', () => {
  expect(renderToStaticMarkup(breakTime('03:30 PM, 03 Jan 2024'))).toMatch(
    /^03:30 PM, <span class="[^"]+">03 Jan 2024<\/span>$/,
  )
})

test('a text without a date stays as it is', () => {
  expect(breakTime('Under way')).toBe('Under way')
})

test('a line ends behind the hyphens of an id', () => {
  expect(renderToStaticMarkup(breakId('trip-20261126-0217'))).toBe('trip-<wbr/>20261126-<wbr/>0217')
})
