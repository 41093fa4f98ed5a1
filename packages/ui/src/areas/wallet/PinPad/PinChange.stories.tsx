import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, storyNetwork } from '../../../remote/storyNetwork.ts'
import { pinChange } from '../../../testing/index.ts'
import { PinChange } from './PinChange.tsx'

function server(reply: { status?: number; body?: unknown }) {
  const sent: { request: string; body: unknown }[] = []
  const answer = async (request: Request) => {
    sent.push({
      request: `${request.method} ${new URL(request.url).pathname}`,
      body: await request.json(),
    })
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 })
  }
  return { sent, answer }
}

const meta = {
  title: 'Widgets/PinPad/PinChange',
  component: PinChange,
  args: { userId: 'A-1', groupId: 'G001', onChanged: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinChange>

export default meta
type Story = StoryObj<typeof meta>

const changed = server({ body: { status: 200, message: 'Success' } })
export const Changed: Story = {
  name: 'WAL-08 the current PIN, then the new one',
  parameters: { rules: ['WAL-08', 'WAL-15'], answer: changed.answer },
  play: async ({ canvasElement, args }) => {
    changed.sent.length = 0
    const form = pinChange(within(canvasElement))
    await userEvent.type(form.current(), '123456')
    await waitFor(() => expect(form.next()).toHaveFocus())
    await userEvent.keyboard('654321')
    await expect(changed.sent).toHaveLength(0)
    await userEvent.click(form.submit())
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(changed.sent).toEqual([
      {
        request: 'PUT /console/driver/pincode',
        body: { driverid: 'A-1', domainid: 'G001', pincode: '654321', old_pincode: '123456' },
      },
    ])
    await expect(await within(canvasElement).findByText('Your PIN has been changed.')).toBeVisible()
    for (const input of within(canvasElement).getAllByRole('textbox')) await expect(input).toHaveValue('')
  },
}

const untouched = server({})
export const Missing: Story = {
  name: 'VAL-28 without the current or the new PIN nothing is sent',
  parameters: { rules: ['VAL-28', 'CF-66'], answer: untouched.answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = pinChange(canvas)
    await userEvent.click(form.submit())
    await expect(canvas.getAllByText('Please fill in every field.')).toHaveLength(2)
    await expect(form.current()).toHaveFocus()
    await userEvent.keyboard('123456')
    await waitFor(() => expect(canvas.getAllByText('Please fill in every field.')).toHaveLength(1))
    await userEvent.type(form.next(), '12345{Enter}')
    await expect(form.next()).toHaveAccessibleDescription('Please fill in every field.')
    await expect(untouched.sent).toHaveLength(0)
  },
}

export const WrongCurrent: Story = {
  parameters: {
    answer: server({ status: 403, body: { message: 'The PIN is wrong: 1 try is left.' } }).answer,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const form = pinChange(canvas)
    await userEvent.type(form.current(), '111111')
    await userEvent.type(form.next(), '654321{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByText('The PIN is wrong: 1 try is left.').length).toBeGreaterThan(0),
    )
    await expect(form.current()).toHaveFocus()
    await expect(form.current()).toHaveValue('')
    await expect(form.next()).toHaveValue('')
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const Unanswered: Story = {
  parameters: { answer: server({ status: 504 }).answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = pinChange(canvas)
    await userEvent.type(form.current(), '123456')
    await userEvent.type(form.next(), '654321{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByText(/did not say whether your PIN was changed/).length).toBeGreaterThan(0),
    )
  },
}

async function fillIn(canvasElement: HTMLElement) {
  const form = pinChange(within(canvasElement))
  await userEvent.type(form.current(), '123456')
  await userEvent.type(form.next(), '654321{Enter}')
}

export const SignedOut: Story = {
  parameters: { answer: server({ status: 401 }).answer },
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(/no longer signed in/).length).toBeGreaterThan(0),
    )
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

const way = storyNetwork(() => Response.json({ status: 200, message: 'Success' }))
export const Slow: Story = {
  name: 'While a slow server is asked, the form keeps its place and is sent once',
  parameters: { answer: way.answer },
  beforeEach: way.slow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await expectSteady(() => [canvas.queryByRole('alert'), canvas.queryByText('Your PIN has been changed.')])
    await userEvent.keyboard('{Enter}')
    way.mend()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(canvas.getByText('Your PIN has been changed.')).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { answer: untouched.answer },
  play: async ({ canvasElement }) => {
    const form = pinChange(within(canvasElement), { language: 'my' })
    await userEvent.click(form.submit())
    await expect(form.current()).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
