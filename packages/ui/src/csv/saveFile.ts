/** A file to save. */
export interface TextFile {
  readonly name: string
  readonly text: string
  /** Its MIME type, such as `text/csv`. */
  readonly type: string
}

/** How long a browser may take to start a download, in ms. */
const DOWNLOAD_START_MS = 60_000

/** Saves a file as a download of the browser. */
export function saveFile({ name, text, type }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_START_MS)
}
