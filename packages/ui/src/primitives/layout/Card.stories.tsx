import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import { Card } from './Card.tsx'

/**
 * A surface that groups content.
 *
 * **Do** use one card per subject: a driver, a booking, a total.
 * **Do not** nest cards, or make a whole card a button: put a link or a button on it.
 *
 * **Keyboard** Only its content has tab stops.
 */
const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Bahan, 12 vehicles' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

function Driver({ name, status }: { name: string; status: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Avatar name={name} />
      <strong style={{ flex: 1 }}>{name}</strong>
      <Badge colour="green">{status}</Badge>
    </div>
  )
}

export const Plain: Story = {
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByText('Bahan, 12 vehicles')).toBeVisible(),
}

export const OfADriver: Story = {
  tags: ['picture'],
  args: { children: <Driver name="Aung Ko" status="Online" /> },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { children: <Driver name="အောင်ကိုကို" status="အွန်လိုင်း" /> },
}
