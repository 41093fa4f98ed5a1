import { expect, within } from 'storybook/test'
import type { PlayContext } from './playOnPhone.ts'

/** A `play` of a story with a refused token: the failure says that the page has expired (ERR-12, CF-175). */
export async function playSignedOut({ canvasElement }: PlayContext) {
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
    'This page has expired. Close it and open it again in the app.',
  )
}
