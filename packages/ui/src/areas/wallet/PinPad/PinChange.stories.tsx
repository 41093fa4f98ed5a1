import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { pinChange } from '../../../testing/index.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { PinChange } from './PinChange.tsx'
import { PinChangeForm } from './PinChangeForm.tsx'

const PATH = '/console/driver/pincode'
const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const GROUP = 'G001'
const story = storyWorld({ signedInAs: ADMIN.userId })
const outcomeOf = (pin: string) => {
  const { pins, now } = story.world
  return pins.check({ userId: ADMIN.userId, groupId: GROUP }, pin, now).kind
}

const meta = {
  title: 'Widgets/PinPad/PinChange',
  component: PinChange,
  args: { userId: ADMIN.key, groupId: GROUP, onChanged: fn() },
  parameters: story.opened(),
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof PinChange>

export default meta
type Story = StoryObj<typeof meta>

async function fillIn(canvasElement: HTMLElement, current = '123456') {
  const form = pinChange(within(canvasElement))
  await userEvent.type(form.current(), current)
  await userEvent.type(form.next(), '654321{Enter}')
  return form
}

export const Changed: Story = {
  name: 'WAL-08 the current PIN, then the new one, sent once; meanwhile the form keeps its layout',
  parameters: { rules: ['WAL-15'] },
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement, args }) => {
    const form = pinChange(canvas)
    await userEvent.type(form.current(), '123456')
    await waitFor(() => expect(form.next()).toHaveFocus())
    await userEvent.keyboard('654321')
    await expect(story.calls(PATH)).toHaveLength(0)
    const outcome = canvasElement.querySelector('form > [aria-live="polite"]')
    await expect(outcome).toBeEmptyDOMElement()
    await userEvent.click(form.submit())
    await expectSteady(() => [canvas.queryByRole('alert'), canvas.queryByText('Your PIN has been changed.')])
    await userEvent.keyboard('{Enter}')
    story.mend()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(story.calls(PATH)).toHaveLength(1)
    await expect(outcomeOf('654321')).toBe('right')
    await expect(await canvas.findByText('Your PIN has been changed.')).toBeVisible()
    await expect(outcome).toHaveTextContent('Your PIN has been changed.')
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toHaveValue('')
  },
}

export const Missing: Story = {
  name: 'VAL-28 without the current or the new PIN nothing is sent',
  parameters: { rules: ['CF-66'] },
  play: async ({ canvas }) => {
    const form = pinChange(canvas)
    await userEvent.click(form.submit())
    await expect(canvas.getAllByText('Please fill in every field.')).toHaveLength(2)
    await expect(form.current()).toHaveFocus()
    await userEvent.keyboard('123456')
    await waitFor(() => expect(canvas.getAllByText('Please fill in every field.')).toHaveLength(1))
    await userEvent.type(form.next(), '12345{Enter}')
    await expect(form.next()).toHaveAccessibleDescription('Please fill in every field.')
    await expect(story.calls(PATH)).toHaveLength(0)
  },
}

export const Offline: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R11 offline a new PIN is refused in words, the digits stay, and once online they are sent',
  play: async ({ canvas, canvasElement, args }) => {
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const words = await canvas.findByText('You are offline. This works again once you are online.')
    const form = await fillIn(canvasElement)
    await expect(form.submit()).toBeDisabled()
    await expect(form.next()).toHaveValue('654321')
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(words).toBeEmptyDOMElement())
    await expect(story.calls(PATH)).toEqual([])
    await userEvent.click(form.submit())
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
  },
}

export const WrongCurrent: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const form = await fillIn(canvasElement, '111111')
    await expect(await canvas.findByText('The PIN is wrong: 4 tries are left.')).toBeVisible()
    await expect(form.current()).toHaveFocus()
    await expect(form.current()).toHaveValue('')
    await expect(form.next()).toHaveValue('')
    story.world.faults.set([{ kind: 'cut' }])
    await fillIn(canvasElement)
    await expect(await canvas.findByText(/did not say whether your PIN was changed/)).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = pinChange(canvas, { language: 'my' })
    await userEvent.click(form.submit())
    await expect(form.current()).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Form: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <PinChangeForm onSubmit={fn(async () => undefined)} />,
}
