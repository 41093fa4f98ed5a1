import { THEMES } from '@fleetgis/domain/i18n'
import { expect, test } from 'vitest'
import { palette, type StatusColour } from './palette.ts'

const STATUS_COLOURS = [
  'green',
  'red',
  'gray',
  'orange',
  'neutral',
  'purple',
  'lightBlue',
  'blue',
] as const satisfies readonly StatusColour[]

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('black on white has the contrast of the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(THEMES)('text holds 4.5:1 on every background of the %s theme', (theme) => {
  const colours = palette[theme]
  for (const background of ['canvas', 'surface', 'raised', 'sunken'] as const) {
    for (const text of ['text', 'textMuted', 'accent', ...STATUS_COLOURS] as const) {
      expect(contrast(colours[text], colours[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }
})

test.each(THEMES)('text on filled and soft backgrounds holds 4.5:1 in the %s theme', (theme) => {
  const colours = palette[theme]
  expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.onAccent, colours.accentStrong)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.accent, colours.accentSoft)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.text, colours.accentSoft)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.surface, colours.red), 'a filled red button').toBeGreaterThanOrEqual(4.5)
  for (const status of STATUS_COLOURS) {
    const soft = colours[`${status}Soft`]
    expect(contrast(colours[status], soft), status).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.text, soft), `text on ${status}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(THEMES)('bounds of controls and the focus ring hold 3:1 in the %s theme', (theme) => {
  const colours = palette[theme]
  for (const background of ['canvas', 'surface', 'raised', 'sunken'] as const) {
    expect(contrast(colours.control, colours[background]), background).toBeGreaterThanOrEqual(3)
    expect(contrast(colours.focus, colours[background]), background).toBeGreaterThanOrEqual(3)
  }
})
