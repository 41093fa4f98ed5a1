import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { savingData } from '../../testing/savingData.ts'
import { PhotoAvatar } from './PhotoAvatar.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#3b82f6"/></svg>')}`

/**
 * The picture of a person that a page has to offer, such as that of a driver on a map. Where the browser saves data or
 * the connection is slow, a press loads it.
 *
 * **Do** put it where nothing around it can be pressed. **Do not** use it in rows that open something: `Avatar` shows a
 * letter there.
 *
 * **Keyboard** Enter or Space loads the picture, which then has the focus.
 */
const meta = {
  title: 'Primitives/PhotoAvatar',
  component: PhotoAvatar,
  args: { name: 'Ko Naing Hla', label: 'Ko Naing Hla', src: PICTURE },
} satisfies Meta<typeof PhotoAvatar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE)
  },
}

export const SavingData: Story = {
  beforeEach: savingData,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await userEvent.tab()
    const show = canvas.getByRole('button', { name: 'Show picture: Ko Naing Hla' })
    await expect(show).toHaveFocus()
    const { width, height } = show.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await userEvent.keyboard('{Enter}')
    const picture = canvas.getByRole('img', { name: 'Ko Naing Hla' })
    await expect(picture).toHaveFocus()
    // One that cannot be loaded leaves the letter.
    await fireEvent.error(picture)
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^K$/))
  },
}

export const WithoutPicture: Story = {
  beforeEach: savingData,
  args: { src: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent(/^K$/)
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  beforeEach: savingData,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { name: 'ကိုနိုင်လှ', label: 'ကိုနိုင်လှ', size: 56 },
}
