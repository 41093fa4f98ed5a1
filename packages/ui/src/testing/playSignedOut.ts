import { expect, within } from 'storybook/test'
import type { PlayContext } from './playOnPhone.ts'

/** A `play` of a story with a refused token: the failure says that the session has ended (ERR-12). */
export async function playSignedOut({ canvasElement }: PlayContext) {
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
    'You are no longer signed in. Please sign in again.',
  )
}
