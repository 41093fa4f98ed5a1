import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

/**
 * The path from the outermost page to this one.
 *
 * **Do** begin with a page of the navbar.
 * **Do not** use it for steps of a task.
 *
 * **Keyboard** Each page but the last is a link.
 */
const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Groups', href: '/home/domain-list' },
      { label: 'North Yangon', href: '/home/domain-form' },
      { label: 'Rates' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Where you are' }))
    await expect(path.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Groups',
      'North Yangon',
    ])
    await expect(path.getByText('Rates')).toHaveAttribute('aria-current', 'page')
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { label: 'အဖွဲ့များ', href: '/home/domain-list' },
      { label: 'ရန်ကုန်မြောက်ပိုင်း', href: '/home/domain-form' },
      { label: 'နှုန်းထားများ' },
    ],
  },
}
