import type { Meta, StoryObj } from '@storybook/react-vite'
import CircleCheck from 'lucide-react/icons/circle-check'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'

/**
 * A status in one or two words.
 *
 * **Do** take the colour from a `Record` over the statuses, so that a new status without a colour does not compile.
 * **Do not** show a status by colour alone, and do not make a badge a button.
 *
 * **Keyboard** It has no tab stop.
 */
const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const AllColours: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Unknown</Badge>
      <Badge colour="green" icon={<CircleCheck aria-hidden />}>
        Complete
      </Badge>
      <Badge colour="red">Cancelled</Badge>
      <Badge colour="gray">Expired</Badge>
      <Badge colour="orange">Pending</Badge>
      <Badge colour="purple">Arrived</Badge>
      <Badge colour="lightBlue">On the way</Badge>
      <Badge colour="blue">Assigned</Badge>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByText('On the way')).toBeVisible(),
}

export const AllColoursDark: Story = { tags: ['picture'], ...AllColours, globals: { theme: 'dark' } }

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { colour: 'lightBlue', children: 'လမ်းခရီးတွင် ရောက်ရှိနေသည်' },
}
