import { describe, expect, it } from 'vitest'
import { readTableSettings } from './useTableSettings.ts'

describe('readTableSettings', () => {
  it('reads what was kept', () => {
    const settings = { rows: 25, hidden: ['email'], widths: { name: 240 }, isCompact: true }
    expect(readTableSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it.each([
    undefined,
    '',
    'not JSON',
    '4',
    'null',
    '{"rows":"25","hidden":"email","widths":4,"isCompact":"yes"}',
    '{"rows":-1}',
  ])('%s counts as no settings', (text) => {
    expect(readTableSettings(text)).toEqual({})
  })

  it('leaves out single values that are none', () => {
    expect(
      readTableSettings('{"hidden":["email",4],"widths":{"name":240,"mobile":"wide","amount":null}}'),
    ).toEqual({
      hidden: ['email'],
      widths: { name: 240 },
    })
  })
})
