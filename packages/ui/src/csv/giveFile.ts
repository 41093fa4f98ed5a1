import { isWebView } from '../host/isWebView.ts'
import { saveFile, type TextFile } from './saveFile.ts'

/** How a file reaches the reader: as a download, or as text in the clipboard. */
export type FileWay = 'save' | 'copy'

/** Web views cannot download: there the text of a file is copied. */
export const fileWay = (): FileWay => (isWebView() ? 'copy' : 'save')

/** Saves a file, or copies its text where a download cannot work. Rejects if neither was possible. */
export async function giveFile(file: TextFile): Promise<void> {
  if (fileWay() === 'save') saveFile(file)
  else await copyText(file.text.replace(/^\uFEFF/, ''))
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Older web views have no clipboard, or refuse it some time after a press.
    if (!copySelected(text)) throw new Error('The text could not be copied.')
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
  }
}
