import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pinPad } from '../../../testing/index.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { PinPad } from './PinPad.tsx'
import type { PinResult } from './PinResult.ts'

/**
 * A PIN pad for six digits: six drawn boxes over **one** real input. `PinPad` is the pure view; `PinCheck` adds its
 * call (EP-B17), `PinChange` changes a PIN (EP-B18), and `PinChangeForm` is its pure view.
 *
 * **Do** resolve `onComplete` with the result: `{ outcome: 'wrong', message }`, with the server's own message.
 * **Do** resolve to `locked` only where your server says so: the pad counts no attempts.
 *
 * **Do not** keep the PIN: not in state, a query or mutation, storage, a log or an event. The digits exist only in the
 * open input, and are removed from the page before `onComplete` is called.
 *
 * **Events** `onComplete({ pin })` once, with the last digit; `onAccepted()` of `PinCheck`, `onChanged()` of `PinChange`.
 *
 * **Keyboard** Digits fill box after box; Backspace goes back; Left and Right, Home and End move; paste takes the digits of
 * the pasted text. The six boxes are one tab stop.
 *
 * **Screen reader** One text field with its label, its hint and its error; the progress ("3 of 6 digits"), the check and its
 * result are announced politely, an error assertively.
 *
 * **States** `open`, `sending`, `accepted`, `wrong`, `locked`, `failed`: in `data-state`.
 *
 * **Translation keys** `pinPad.*`
 *
 * **Calls** EP-B17 (`PinCheck`), EP-B18 (`PinChange`).
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { PinCheck } from '@fleetgis/ui/PinPad'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <PinCheck userId={adminKey} groupId="G001" onAccepted={() => topUp()} />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { PinCheck } from '@fleetgis/ui/PinPad'
 *
 * const pageToken = takePageToken()
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
 *
 * <FleetProvider client={client} language="my" theme="dark" page>
 *   <PinCheck userId={query.get('driverid') ?? ''} groupId={query.get('groupid') ?? ''} onAccepted={goOn} autoFocus />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/PinPad',
  component: PinPad,
  args: { onComplete: fn() },
  // In pages of their own, where each is played: only a press leads to a state.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof PinPad>

export default meta
type Story = StoryObj<typeof meta>

const PIN = '024680'
const find = (canvasElement: HTMLElement) => pinPad(within(canvasElement))
const filled = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-part="box"][data-filled]').length
const active = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="box"]')].findIndex((box) => box.hasAttribute('data-active'))

/** Every text, attribute and value of the page. */
function everythingIn(element: HTMLElement): string {
  const values = [...element.querySelectorAll('input')].map(({ value }) => value)
  return [element.outerHTML, ...values].join(' ')
}

const answering = (result: PinResult) => ({ onComplete: fn(async () => result) })

export const Plain: Story = {
  tags: ['picture'],
  name: 'WAL-05 six boxes for digits over one input, ignored by password managers',
  play: async ({ canvas, canvasElement, args }) => {
    const { pin } = find(canvasElement)
    const input = pin()
    await expect(canvasElement.querySelectorAll('[data-part="box"]')).toHaveLength(6)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await expect(input).toHaveAccessibleDescription('6 digits, checked as soon as the last one is in.')
    await userEvent.type(input, '1a2-3 4')
    await expect(input).toHaveValue('1234')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Advances: Story = {
  name: 'WAL-06 a digit moves to the next box, Backspace one back, and the last one calls back with the PIN, once',
  parameters: { rules: ['WAL-07'] },
  play: async ({ canvas, canvasElement, args }) => {
    const input = find(canvasElement).pin()
    await userEvent.type(input, '123')
    await waitFor(() => expect(active(canvasElement)).toBe(3))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(active(canvasElement)).toBe(2))
    await expect(input).toHaveValue('12')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(filled(canvasElement)).toBe(0))
    await expect(active(canvasElement)).toBe(0)
    // A page that is left forgets the digits.
    await userEvent.keyboard('02468')
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await waitFor(() => expect(filled(canvasElement)).toBe(0))
    await expect(input).toHaveValue('')
    await expect(everythingIn(canvasElement)).not.toContain('02468')
    for (const [index, digit] of [...PIN].entries()) {
      await waitFor(() => expect(active(canvasElement)).toBe(index))
      await userEvent.keyboard(digit)
      await waitFor(() => expect(filled(canvasElement)).toBe(index + 1))
      const said = canvas.getByRole('status')
      if (index < 5) await expect(said).toHaveTextContent(`${index + 1} of 6 digits`)
    }
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith({ pin: PIN })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('PIN accepted.'))
  },
}

export const BurmeseDigits: Story = {
  name: 'WAL-05 Burmese digits are those of the PIN',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(find(canvasElement).pin(), '၀၂၄၆၈၀')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith({ pin: PIN }))
  },
}

export const Sending: Story = {
  args: { onComplete: fn(() => new Promise<PinResult>(() => {})) },
  play: async ({ canvas, canvasElement, args }) => {
    const input = find(canvasElement).pin()
    await userEvent.click(input)
    await userEvent.paste('My PIN: 024-680. 135791')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith({ pin: PIN }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Checking the PIN'))
    await expect(filled(canvasElement)).toBe(6)
    await userEvent.paste('111111')
    await userEvent.keyboard('1')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(everythingIn(canvasElement)).not.toContain(PIN)
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

export const Wrong: Story = {
  tags: ['picture'],
  name: 'CF-66 a wrong PIN says so, is cleared, and another can be entered at once',
  args: answering({ outcome: 'wrong', message: 'The PIN is wrong: 4 tries are left.' }),
  play: async ({ canvas, canvasElement, args }) => {
    const input = find(canvasElement).pin()
    await userEvent.type(input, PIN)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The PIN is wrong: 4 tries are left.')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(/4 tries are left/)
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
    await expect(everythingIn(canvasElement)).not.toContain(PIN)
    await userEvent.keyboard('135791')
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith({ pin: '135791' }))
  },
}

export const Locked: Story = {
  tags: ['picture'],
  args: answering({ outcome: 'locked', message: 'Too many wrong PINs. Try again in 15 minutes.' }),
  play: async ({ canvas, canvasElement }) => {
    const { pin, again } = find(canvasElement)
    await userEvent.type(pin(), PIN)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.')
    await expect(pin()).toBeDisabled()
    await waitFor(() => expect(again()).toHaveFocus())
    await userEvent.click(again())
    await waitFor(() => expect(pin()).toHaveFocus())
    await expect(pin()).toBeEnabled()
    await userEvent.keyboard(PIN)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.')
    await waitFor(() => expect(again()).toHaveFocus())
  },
}

export const Failed: Story = {
  args: {
    onComplete: fn(async () => {
      throw new Error('The owner of the pad failed')
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(find(canvasElement).pin(), PIN)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The PIN could not be checked. Please try again.')
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'The PIN of Daw Khin Thandar Myint Aung Kyaw Soe, admin of the Golden Valley Airport Limousine Group',
    description: 'Adds-five-hundred-thousand-kyat-to-a-wallet-whose-name-has-no-spaces-in-it-at-all.',
    ...answering({
      outcome: 'wrong',
      message: `Refused: ${'no-spaces-in-these-words-of-the-server'.repeat(6)}`,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), PIN)
    await canvas.findByRole('alert')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: answering({ outcome: 'wrong' }),
  play: async ({ canvas }) => {
    await userEvent.type(pinPad(canvas, { language: 'my' }).pin(), PIN)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('ဤပင်နံပါတ်ကို လက်မခံပါ။')
    await userEvent.keyboard('123')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
