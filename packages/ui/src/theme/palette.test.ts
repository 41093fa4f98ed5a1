import { THEMES } from '@fleetgis/domain/i18n'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { palette, STATUS_COLOURS } from './palette.ts'

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

test.each(THEMES)('a booking card is legible in sunlight in the %s theme: 7:1', (theme) => {
  const colours = palette[theme]
  expect(contrast(colours.onAccent, colours.accent), 'the action').toBeGreaterThanOrEqual(7)
  expect(contrast(colours.onAccent, colours.accentStrong), 'the pressed action').toBeGreaterThanOrEqual(7)
  expect(contrast(colours.text, colours.accentSoft), 'what comes next').toBeGreaterThanOrEqual(7)
  expect(contrast(colours.accent, colours.surface), 'Detail and Navigate').toBeGreaterThanOrEqual(7)
  for (const text of ['text', 'textMuted'] as const) {
    expect(contrast(colours[text], colours.surface), text).toBeGreaterThanOrEqual(7)
  }
  for (const status of STATUS_COLOURS) {
    expect(contrast(colours.text, colours[`${status}Soft`]), status).toBeGreaterThanOrEqual(7)
  }
})

test.each(THEMES)('bounds of controls and the focus ring hold 3:1 in the %s theme', (theme) => {
  const colours = palette[theme]
  for (const background of ['canvas', 'surface', 'raised', 'sunken'] as const) {
    expect(contrast(colours.control, colours[background]), background).toBeGreaterThanOrEqual(3)
    expect(contrast(colours.focus, colours[background]), background).toBeGreaterThanOrEqual(3)
  }
})
