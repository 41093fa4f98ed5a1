import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { savingData } from '../../testing/savingData.ts'
import { PhotoOnPress } from './PhotoOnPress.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#3b82f6"/></svg>')}`

/**
 * A photo that costs nothing until it is wanted: where the browser saves data or the connection is slow, a button stands
 * in its place.
 *
 * **Do** name what the photo shows in `label`. **Do not** use it for a picture that only decorates: leave that out.
 *
 * **Keyboard** Enter or Space shows the photo, which then has the focus.
 */
const meta = {
  title: 'Primitives/PhotoOnPress',
  component: PhotoOnPress,
  args: {
    label: 'Car',
    children: <img src={PICTURE} alt="Car" />,
  },
} satisfies Meta<typeof PhotoOnPress>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Car' })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const SavingData: Story = {
  beforeEach: savingData,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show picture: Car' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('img', { name: 'Car' })).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  beforeEach: savingData,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'ကား' },
}
