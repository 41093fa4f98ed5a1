import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('a text whose words are not loaded is empty, is named once, and follows', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { loadLanguage } = await import('./loadLanguage.ts')
  const { liveTranslate } = await import('./liveTranslate.ts')
  await loadLanguage('en', ['base'])
  const onLoaded = vi.fn()
  const t = liveTranslate({ language: 'en', data: undefined }, undefined, onLoaded)
  expect(t('common.retry')).toBe('Try again')
  expect([t('map.zoomIn'), t('map.zoomIn')]).toEqual(['', ''])
  expect(report.mock.calls).toEqual([[expect.stringContaining('"map.zoomIn"')]])
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalled())
  expect(t('map.zoomIn')).toBe('Zoom in')
  report.mockRestore()
})

test('words that come beside the code of a page are shown without a new `t`', async () => {
  const { loadLanguage, loadWords } = await import('./loadLanguage.ts')
  const { liveTranslate } = await import('./liveTranslate.ts')
  await loadLanguage('en', ['base'])
  const onLoaded = vi.fn()
  const t = liveTranslate({ language: 'en', data: undefined }, undefined, onLoaded)
  await loadWords(['maps'])
  expect(t('map.zoomIn')).toBe('Zoom in')
  expect(onLoaded).not.toHaveBeenCalled()
})
