import type { BrowserPage, Size } from '../browsers/browserPage.ts'

/** A browser that has been started. */
export interface Engine {
  readonly version: string
  /** A page with a storage of its own. */
  newPage(size: Size): Promise<BrowserPage>
  close(): Promise<unknown>
}
