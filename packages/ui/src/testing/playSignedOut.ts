import { expect, within } from 'storybook/test'
import type { PlayContext } from './playOnPhone.ts'

/** A `play` of a story with a refused token: the page has expired, and only Reload is offered (ERR-12, CF-175). */
export async function playSignedOut({ canvasElement }: PlayContext) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'This page has expired. Close it and open it again in the app.',
  )
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled()
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
}
