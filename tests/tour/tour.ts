import { readFileSync } from 'node:fs'
import type { View } from './lookAt.ts'

/** What a tour has written down. */
export interface Tour {
  /** The commit that was toured; with a plus if files had changed since. */
  readonly commit: string
  readonly views: readonly View[]
}

/** The name of the picture of a view, in the folder of its tour. */
export const pictureOf = ({ visit, look }: Pick<View, 'visit' | 'look'>) => `pictures/${visit}.${look}.png`

/** One clear pixel: the picture of a page that could not be taken. */
export const NO_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const FILE = 'tour.json'

/** Where a tour is written down. */
export const fileOf = (folder: string) => `${folder}/${FILE}`

/** An earlier tour. */
export function readTour(folder: string): Tour {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8'))
  } catch (cause) {
    throw new Error(`There is no tour in ${folder}: npm run tour -- --out ${folder}`, { cause })
  }
}
