import { checkPin } from '@fleetgis/api/wallet'
import type { World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/actions/Button.tsx'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { failingCallback } from '../../../testing/failingCallback.ts'
import { pinPad } from '../../../testing/index.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyRival } from '../../../testing/storyRival.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { PinCheck, type PinCheckProps } from './PinCheck.tsx'

const PATH = '/console/driver/pincode'
const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const GROUP = 'G001'
const owner = { userId: ADMIN.userId, groupId: GROUP }
const story = storyWorld({ signedInAs: ADMIN.userId })
const WRONG = '024680'

const meta = {
  title: 'Widgets/PinPad/PinCheck',
  component: PinCheck,
  args: { userId: ADMIN.key, groupId: GROUP, onAccepted: fn() },
  parameters: story.opened(),
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof PinCheck>

export default meta
type Story = StoryObj<typeof meta>

async function enter(canvasElement: HTMLElement) {
  await userEvent.type(pinPad(within(canvasElement)).pin(), '123456')
}

export const Accepted: Story = {
  name: 'CF-66 the PIN is checked by POST, and meanwhile the pad says so, keeps its layout and accepts no other PIN',
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement, args }) => {
    await enter(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Checking the PIN'))
    const boxes = () => canvasElement.querySelectorAll('[data-part="box"][data-filled]').length
    await expectSteady(() => [
      boxes(),
      canvas.queryByRole('alert'),
      pinPad(canvas).pin().getBoundingClientRect(),
    ])
    await expect(args.onAccepted).not.toHaveBeenCalled()
    story.mend()
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
    await expect(story.calls(PATH)).toEqual([
      {
        method: 'POST',
        path: PATH,
        query: {},
        body: { driverid: ADMIN.key, domainid: GROUP, pincode: '123456' },
      },
    ])
    await expect(story.world.pins.isOpen(owner, story.world.now)).toBe(true)
  },
}

const onAccepted = failingCallback()

/** A page that goes from one group to another. */
function OtherGroup(props: PinCheckProps) {
  const [groupId, setGroupId] = useState(props.groupId)
  return (
    <>
      <PinCheck {...props} groupId={groupId} />
      <Button onPress={() => setGroupId('G002')}>Other group</Button>
    </>
  )
}

export const AppFails: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R12 an error thrown by onAccepted reaches the page’s error event; the PIN is accepted, for its group only',
  args: { onAccepted: onAccepted.fails },
  render: (args) => <OtherGroup {...args} />,
  beforeEach: onAccepted.listen,
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('PIN accepted.'))
    await expect(onAccepted.errors).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Other group' }))
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(pinPad(canvas).pin()).toHaveValue('')
    await expect(pinPad(canvas).pin()).toBeEnabled()
  },
}

export const OfFormerGroup: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-66 a PIN that is accepted after the group has changed is not reported for the new one',
  render: (args) => <OtherGroup {...args} />,
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement, args }) => {
    await enter(canvasElement)
    await waitFor(() => expect(story.calls(PATH)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Other group' }))
    story.mend()
    await story.quiet()
    await expect(story.world.pins.isOpen(owner, story.world.now)).toBe(true)
    await expect(args.onAccepted).not.toHaveBeenCalled()
    await enter(canvasElement)
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

export const Wrong: Story = {
  name: 'ERR-20 a refused PIN shows the server’s message, once; after any other failure the outcome is unknown',
  beforeEach: () => story.cut(),
  play: async ({ canvas, canvasElement, args }) => {
    const { pin } = pinPad(canvas)
    await enter(canvasElement)
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/did not say whether the PIN is right/))
    await expect(canvas.queryByText(/PIN is wrong|was not accepted/)).toBeNull()
    await expect(pin()).toHaveFocus()

    story.mend()
    await userEvent.keyboard(WRONG)
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/4 tries are left/))
    await expect(canvas.getByText('The PIN is wrong: 4 tries are left.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The PIN is wrong: 4 tries are left.')

    story.world.faults.set([{ kind: 'status', status: 500 }])
    await enter(canvasElement)
    await waitFor(() =>
      expect(pin()).toHaveAccessibleDescription(
        /Something went wrong on our side\. The server did not say whether the PIN is right/,
      ),
    )

    story.world.faults.set([{ kind: 'unauthorized' }])
    await enter(canvasElement)
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/This page has expired/))
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R11 offline a PIN is refused in words and cleared, nothing is sent, and once online it is checked',
  play: async ({ canvas, canvasElement, args }) => {
    const { pin } = pinPad(canvas)
    await userEvent.type(pin(), '12345')
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/You are offline\./))
    await expect(pin()).toHaveValue('12345')
    await userEvent.keyboard('6')
    await waitFor(() => expect(pin()).toHaveValue(''))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'))
    await expect(pin()).toHaveFocus()
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() =>
      expect(pin()).toHaveAccessibleDescription(/The PIN could not be checked\. Please try again\./),
    )
    await expect(canvas.queryByText(/offline/)).toBeNull()
    await expect(story.calls(PATH)).toEqual([])
    await enter(canvasElement)
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

export const WrongInBurmese: Story = {
  name: 'CF-175 in Burmese the server’s English message of a refused PIN stands on a line below our own words',
  tags: ['!autodocs'],
  globals: { language: 'my', viewport: { value: 'phone' } },
  parameters: {
    rules: ['ERR-20'],
    latinWords: { 'The PIN is wrong: 4 tries are left.': 'of the server' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(pinPad(canvas, { language: 'my' }).pin(), WRONG)
    const alert = await canvas.findByRole('alert')
    await expect(alert.textContent).toBe('ဤပင်နံပါတ်ကို လက်မခံပါ။ ထပ်ကြိုးစားပါ။\nThe PIN is wrong: 4 tries are left.')
    await expect(alert).toHaveStyle({ whiteSpace: 'pre-line' })
  },
}

/** Enters wrong PINs until the world locks the PIN. */
const lock = (world: World) => {
  while (world.pins.check(owner, WRONG, world.now).kind !== 'locked') {}
}

export const Locked: Story = {
  parameters: story.opened({ prepare: lock }),
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(canvas).again()).toBeVisible())
  },
}

/** The deployment sets its own code for a lock. */
export const LockedByAnotherCode: Story = {
  tags: ['!dev', '!autodocs'],
  args: { lockedCode: 403 },
  parameters: story.opened({ prepare: lock }),
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(canvas).pin()).toHaveAccessibleDescription(/Too many wrong PINs\./))
    await expect(canvas.queryByRole('button', { name: 'Enter the PIN again' })).toBeNull()
    story.world.faults.set([{ kind: 'status', status: 403 }])
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(canvas).again()).toBeVisible())
  },
}

export const Busy: Story = {
  name: 'R5 a PIN is not sent while another is being checked, and does not receive its result',
  beforeEach: () => story.slow(),
  decorators: [
    storyRival({
      label: 'Check',
      call: (client) => client.call(checkPin, { userId: ADMIN.key, groupId: GROUP, pin: '123456' }),
    }),
  ],
  play: async ({ canvas, args }) => {
    const { pin } = pinPad(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await userEvent.type(pin(), WRONG)
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/Another PIN is being checked/))
    story.mend()
    await canvas.findByRole('button', { name: 'Check done' })
    await expect(story.calls(PATH)).toHaveLength(1)
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}
