import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../layout/Card.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `Stands where something will be, in about its size.

**Do** put \`aria-busy\` on what it stands in, so that screen readers know.
**Do not** show it for what takes less than a moment, or when older content can stay.

**Keyboard** Nothing in it is reached.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const CardOnItsWay: Story = {
  render: () => (
    <div aria-busy style={{ maxWidth: 360 }}>
      <Card>
        <div style={{ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 12, marginBottom: 12 }}>
          <Skeleton variant="circle" width="40px" height="40px" />
          <div style={{ display: 'grid', alignContent: 'center', gap: 8 }}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
        <Skeleton variant="block" />
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const CardOnItsWayDark: Story = { ...CardOnItsWay, globals: { theme: 'dark' } }

export const CardOnItsWayPhone: Story = {
  ...CardOnItsWay,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
