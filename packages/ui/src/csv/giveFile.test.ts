import { afterEach, expect, test, vi } from 'vitest'
import { fileWay, giveFile } from './giveFile.ts'

const file = { name: 'a.csv', text: '\uFEFFTrip,Total\r\n', type: 'text/csv' }
const field = { style: {}, select: vi.fn(), remove: vi.fn() }
const execCommand = vi.fn()

function inWebView(writeText: () => Promise<void>) {
  vi.stubGlobal('flutter_inappwebview', {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('document', { createElement: () => field, body: { append: () => {} }, execCommand })
}

afterEach(() => vi.unstubAllGlobals())

test('a browser saves a file, a web view copies its text without the byte order mark', async () => {
  vi.stubGlobal('navigator', {})
  expect(fileWay()).toBe('save')
  const writeText = vi.fn(async () => {})
  inWebView(writeText)
  expect(fileWay()).toBe('copy')
  await giveFile(file)
  expect(writeText).toHaveBeenCalledWith('Trip,Total\r\n')
})

test('where the clipboard is refused the text is copied from a field, else the export fails', async () => {
  inWebView(() => Promise.reject(new Error('refused')))
  execCommand.mockReturnValueOnce(true).mockReturnValueOnce(false)
  await giveFile(file)
  expect(field.select).toHaveBeenCalledOnce()
  await expect(giveFile(file)).rejects.toThrow('could not be copied')
  expect(field.remove).toHaveBeenCalledTimes(2)
})
