import { asText } from '../query/asText.ts'

/** The segments of a page's path, without query and fragment: `/home/map?x=1` is `home`, `map`. */
export function segmentsOf(path: string | null | undefined): readonly string[] {
  return asText(path)
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')
}
