import { sharedWords, type TextKey } from './words.ts'

/** The title of a page of staff: `page.driverList` for `/home/driver-list`. Undefined for a page without such words. */
export function pageTitle(path: string): TextKey | undefined {
  if (path === '/location') return 'page.places'
  const name = /^\/home\/([a-z-]+)$/.exec(path)?.[1] ?? ''
  const key = `page.${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`
  return isText(key) ? key : undefined
}

const isText = (key: string): key is TextKey => key in sharedWords.en
