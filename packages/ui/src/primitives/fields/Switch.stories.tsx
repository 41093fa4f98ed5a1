import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch.tsx'

/**
 * Turns something on or off, with an immediate effect.
 *
 * **Do** name what it turns on: "Auto refresh".
 * **Do not** use it in a form that is sent later: that is `Checkbox`.
 *
 * **Keyboard** Space toggles it.
 */
const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { children: 'Auto refresh', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Switched: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Auto refresh' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </div>
  ),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { defaultSelected: true, children: 'အလိုအလျောက် အသစ်ရယူရန်' },
}
