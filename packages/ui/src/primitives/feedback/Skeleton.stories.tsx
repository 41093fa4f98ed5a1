import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../layout/Card.tsx'
import { Skeleton } from './Skeleton.tsx'

/**
 * A placeholder in the approximate size of content that loads.
 *
 * **Do** set `aria-busy` on its container, for screen readers.
 * **Do not** show it for very short waits, or where stale content can stay.
 *
 * **Keyboard** It has no tab stop.
 */
const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const CardOnItsWay: Story = {
  tags: ['picture'],
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
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}

export const CardOnItsWayPhone: Story = {
  ...CardOnItsWay,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
