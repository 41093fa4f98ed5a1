import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Brand } from './Brand.tsx'

/**
 * The product's mark and name, as the navbar and the sign-in page show it. The mark is a trip, from its start to its position.
 *
 * **Do** use it once, at the start of a screen; another product overrides `app.name`.
 * **Do not** translate it, or put it into a sentence.
 *
 * **Keyboard** It has no tab stop: wrap it in a `Link` to lead home.
 */
const meta = {
  title: 'Primitives/Brand',
  component: Brand,
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['picture'],
  parameters: { rules: ['MENU-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fleet GIS')).toBeVisible()
    await expect(canvas.getByText('Fleet GIS')).toHaveAttribute('lang', 'en')
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
