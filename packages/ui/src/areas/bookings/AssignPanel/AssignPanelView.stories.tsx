import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { assignPanel } from '../../../testing/index.ts'
import { Polled } from '../../../testing/Polled.tsx'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { AssignPanelView } from './AssignPanelView.tsx'
import { anOffer, BOOKING, someCandidates } from './storyOffer.ts'

const [nearest, second] = someCandidates(2)
if (!nearest || !second) throw new Error('There are two.')

const meta = {
  title: 'Widgets/AssignPanel/AssignPanelView',
  component: AssignPanelView,
  args: {
    booking: BOOKING,
    offer: anOffer(),
    search: '',
    radius: 5,
    state: { step: 'choosing' },
    onSearch: fn(),
    onRadiusChange: fn(),
    onRetry: fn(),
    onAssign: fn(),
    onAskAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignPanelView>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  name: 'Default',
  parameters: { rules: ['ASG-04', 'CF-47'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('B-20416')).toBeVisible()
    for (const place of ['Sule Pagoda', 'Bogyoke Market', 'Inya Lake Hotel']) {
      await expect(canvas.getByText(place)).toBeVisible()
    }
    await expect(canvas.getByText('4 drivers within 5 km')).toBeVisible()
    await expect(canvas.getByText('1K-3421')).toBeVisible()
    const call = canvas.getByRole('link', { name: 'Call 0955***100' })
    await expect(call).toHaveAttribute('href', 'tel:095550100')
    await expect(canvasElement).not.toHaveTextContent('095550100')
    const map = await canvas.findByRole('region', { name: 'Map of drivers nearby' })
    await within(map).findByRole('listbox')
  },
}

export const Lit: Story = {
  name: 'ASG-04 the pickup is a pin, and a row lights its numbered dot on the map and opens its popup',
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: 'Map of drivers nearby' })
    await waitFor(() => expect(within(map).getByText('4')).toBeVisible())
    const lit = () => map.querySelector('[data-lit]')?.textContent
    await expect(lit()).toBeUndefined()
    const [, row] = canvas.getAllByRole('listitem').filter((item) => item.dataset.part === 'candidate')
    await userEvent.hover(row as HTMLElement)
    await waitFor(() => expect(lit()).toBe('2'))
    await userEvent.unhover(row as HTMLElement)
    await waitFor(() => expect(lit()).toBeUndefined())
    const shown = canvas.getByRole('button', { name: /^2 ?Zaw Win/ })
    shown.focus()
    await waitFor(() => expect(lit()).toBe('2'))
    await userEvent.click(shown)
    await expect(shown).toHaveAttribute('aria-pressed', 'true')
    const popup = within(await within(map).findByRole('dialog'))
    await expect(popup.getByText('0.96 km')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 a Zawgyi name is shown in Unicode, also on the map',
  tags: ['!dev', '!autodocs'],
  args: { offer: anOffer({ candidates: [{ ...nearest, name: 'ေအာင္ေက်ာ္မင္း' }] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1 ?အောင်ကျော်မင်း/ }))
    const popup = await canvas.findByRole('dialog', { name: '1. အောင်ကျော်မင်း' })
    await expect(within(popup).getByText('အောင်ကျော်မင်း')).toBeVisible()
  },
}

export const Rerendered: Story = {
  name: 'ASG-01 a rerender with another onSearch does not restart the debounce of 500 ms',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Polled>{() => <AssignPanelView {...args} onSearch={(event) => args.onSearch(event)} />}</Polled>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(assignPanel(canvas).search(), 'Zaw')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ search: 'Zaw' }))
  },
}

export const Many: Story = {
  name: 'ASG-04 of hundreds of drivers the nearest are drawn first, and then all',
  tags: ['!dev', '!autodocs'],
  args: { offer: anOffer({ candidates: someCandidates(150) }) },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Drivers nearby' }))
    await expect(rows.getByText('1K-3421')).toBeVisible()
    await waitFor(() => expect(rows.getAllByRole('button', { name: /^Assign / })).toHaveLength(150))
  },
}

export const Loading: Story = {
  args: { offer: undefined, isFetching: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'ASG-02 without a driver the next radius is offered',
  args: { offer: anOffer({ candidates: [] }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No driver within 5 km')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search within 7 km' }))
    await expect(args.onRadiusChange).toHaveBeenCalledOnce()
    await expect(args.onRadiusChange).toHaveBeenCalledWith({ radius: 7 })
  },
}

export const Failed: Story = {
  args: { offer: undefined, failure: 'The server cannot be reached. Check your connection and try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.selectOptions(assignPanel(canvas).radius(), '3 km')
    await expect(args.onRadiusChange).toHaveBeenCalledWith({ radius: 3 })
  },
}

export const Stale: Story = {
  name: 'CF-115 stale drivers are marked with their age',
  args: {
    staleness: 'Updated 12 minutes ago. The server cannot be reached. Check your connection and try again.',
  },
}

export const Long: Story = {
  args: {
    booking: { ...BOOKING, id: 'B-'.padEnd(60, '0123456789') },
    offer: anOffer({
      candidates: [
        { ...nearest, name: 'Maung Maung Thein Han Aung Kyaw Zin Htet Naing Lin Oo (the younger)' },
        { ...second, name: 'W'.repeat(80), vehicleNo: '9'.repeat(60), distanceMetres: 123_456_789 },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: playOnPhone(),
}

export const BurmeseDarkPhone: Story = {
  args: {
    booking: { ...BOOKING, pickup: { ...BOOKING.pickup, name: 'ဆူးလေဘုရား' } },
    offer: anOffer({
      candidates: [
        { ...nearest, name: 'အောင်ကျော်မိုး' },
        { ...second, name: 'ဇော်ဝင်း' },
      ],
      booking: {
        pickup: { ...BOOKING.pickup, name: 'ဆူးလေဘုရား' },
        stops: [],
        dropOffName: 'အင်းလျားလိတ်ဟိုတယ်',
      },
    }),
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = assignPanel(canvas, { language: 'my' })
    await expect(page.assign('ဇော်ဝင်း')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Distances: Story = {
  name: 'ASG-05 drivers are sorted by distance, in km with two decimals',
  args: {
    offer: anOffer({
      candidates: [
        { ...nearest, key: 'far', name: 'Far', distanceMetres: 12_345.5 },
        { ...nearest, key: 'near', name: 'Near', distanceMetres: 5 },
        { ...nearest, key: 'somewhere', name: 'Somewhere', distanceMetres: undefined },
      ],
    }),
  },
  parameters: { rules: ['CF-52'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Drivers nearby' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toMatch(/Near.*0\.01 km/)
    await expect(rows[1]).toMatch(/Far.*12\.35 km/)
    await expect(rows[2]).toMatch(/Somewhere/)
    await expect(rows[2]).not.toMatch(/km/)
  },
}

export const Confirmed: Story = {
  name: 'ASG-07 assigning needs a confirmation',
  play: async ({ canvas, args }) => {
    const page = assignPanel(canvas)
    page.assign('Zaw Win').focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.assign('Zaw Win')).toHaveFocus())
    await userEvent.click(page.assign('Zaw Win'))
    const question = within(
      await canvas.findByRole('alertdialog', { name: 'Give booking B-20416 to Zaw Win?' }),
    )
    await expect(args.onAssign).not.toHaveBeenCalled()
    await userEvent.click(assignPanel(question).confirm())
    await expect(args.onAssign).toHaveBeenCalledOnce()
    await expect(args.onAssign).toHaveBeenCalledWith(second)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

export const Sending: Story = {
  args: { state: { step: 'sending', candidate: nearest } },
  play: async ({ canvas, args }) => {
    const page = assignPanel(canvas)
    await expect(page.assign('Zaw Win')).toBeDisabled()
    const sending = await canvas.findByRole('button', { name: 'Assign Aung Kyaw Moe Loading' })
    await userEvent.click(sending)
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(args.onAssign).not.toHaveBeenCalled()
    await expect(page.close()).toBeDisabled()
  },
}

export const Unknown: Story = {
  name: 'R5 while the outcome is unknown no other driver can be assigned; a driver without a name is named by the plate',
  args: { state: { step: 'unknown', candidate: { ...nearest, name: '' } } },
  play: async ({ canvas, args }) => {
    const page = assignPanel(canvas)
    await expect(
      canvas.getByText(
        `This was sent, but the server did not say whether ${nearest.vehicleNo} got the booking. Ask again before you choose another driver.`,
      ),
    ).toBeVisible()
    await expect(page.assign('Zaw Win')).toBeDisabled()
    await userEvent.click(page.askAgain())
    await expect(args.onAskAgain).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: { state: { step: 'refused', message: 'Aung Kyaw Moe cannot take a booking now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Aung Kyaw Moe cannot take a booking now.')
    await expect(assignPanel(canvas).assign('Zaw Win')).toBeEnabled()
  },
}

export const Done: Story = {
  tags: ['picture'],
  args: { state: { step: 'done', candidate: nearest } },
  play: ({ canvas }) => expect(canvas.getByText('Aung Kyaw Moe has the booking.')).toBeVisible(),
}
