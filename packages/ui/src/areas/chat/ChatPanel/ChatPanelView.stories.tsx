import type { ChatMessage } from '@fleetgis/domain/chat'
import type { Language } from '@fleetgis/domain/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fuzzText, fuzzView } from '../../../testing/fuzz/fuzzView.tsx'
import { chatPanel } from '../../../testing/pages/chatPanel.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { ChatPanelView } from './ChatPanelView.tsx'
import { estimateHeight } from './estimateHeight.ts'
import { conversation, PEOPLE } from './storyChat.ts'

const meta = {
  title: 'Widgets/ChatPanel/ChatPanelView',
  component: ChatPanelView,
  args: {
    messages: conversation(12),
    people: PEOPLE,
    userId: 'D-1',
    bookingId: 'BK-20418',
    isOpen: true,
    onSend: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
  parameters: { isFullScreen: true },
  decorators: [storyBox({ height: '100dvh', minHeight: 320 })],
} satisfies Meta<typeof ChatPanelView>

export default meta
type Story = StoryObj<typeof meta>

async function of(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  // The list is a lazy chunk.
  await waitFor(() => expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull())
  return { canvas, page: chatPanel(canvas) }
}
const messageOf = (element: HTMLElement) => element.closest('li') ?? element

export const Plain: Story = {
  name: 'CHAT-12 messages show separators, avatar, name, content and time, below the other party and the booking id',
  parameters: { rules: ['CHAT-11', 'CHAT-16', 'CF-38'] },
  args: { messages: conversation(12, { perDay: 6 }) },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Thida Aye' })).toBeVisible()
    await expect(canvas.getByText('Booking BK-20418')).toBeVisible()
    const log = within(page.messages())
    await expect(log.getAllByText('Aung Kyaw Min')[0]).toBeVisible()
    await expect(log.queryByText('You')).toBeNull()
    await expect(log.getByText('01 Jan 2026')).toBeVisible()
    await expect(log.getAllByText('02 Jan 2026')).toHaveLength(1)
    const [first] = log.getAllByText('Mingalaba, I am at the Bogyoke Market gate.')
    const message = within(messageOf(first as HTMLElement))
    await expect(message.getByText('Thida Aye')).toBeVisible()
    await expect(message.getByText('8:00 AM')).toBeVisible()
    await expect(message.getByText('T')).toBeVisible()
    await userEvent.click(page.back())
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

const BURMESE_PEOPLE = [
  { senderId: 'P-1', senderName: 'သီတာအေး', senderImage: '' },
  { senderId: 'D-1', senderName: 'အောင်ကျော်မင်း', senderImage: '' },
]

/** One message of each shape: with a day, with a name, within a run, after a pause, with line breaks. */
const shapes = (texts: readonly string[]) =>
  conversation(10, { perDay: 6 }).map((message, index) => {
    const isMe = index > 0 && index < 5
    return {
      ...message,
      senderId: isMe ? 'D-1' : 'P-1',
      isMe,
      content: texts[index % texts.length] ?? '',
      sentAt: index === 3 ? message.sentAt.replace(':03:', ':55:') : message.sentAt,
    }
  })
const SHAPES = shapes(['OK', 'Which colour is the car?', 'One\nand two'])
const BURMESE_SHAPES = shapes(['လာပြီ။', 'ရောက်ရင် ဖုန်းဆက်ပါနော်။', 'လာပြီ။\nခဏစောင့်ပါ။'])

async function expectHeights(
  canvasElement: HTMLElement,
  messages: readonly ChatMessage[],
  language: Language,
) {
  const log = await within(canvasElement).findByRole('log')
  const width = log.clientWidth
  const drawn = within(log).getAllByRole('listitem')
  const heights = drawn.map((row) => Math.round(row.getBoundingClientRect().height))
  const shown = drawn.map((row) => Number(row.dataset.index))
  await expect(shown.length).toBeGreaterThan(4)
  await expect(heights).toEqual(
    shown.map((index) => {
      const message = messages[index]
      return message && estimateHeight(message, messages[index - 1], { width, language })
    }),
  )
}

export const Heights: Story = {
  name: 'The estimated heights of messages match the rendered ones',
  tags: ['!dev', '!autodocs'],
  args: { messages: SHAPES },
  play: ({ canvasElement }) => expectHeights(canvasElement, SHAPES, 'en'),
}

export const HeightsInBurmese: Story = {
  name: 'The estimated heights of messages match the rendered ones in Burmese on a phone',
  tags: ['!dev', '!autodocs'],
  args: { messages: BURMESE_SHAPES, people: BURMESE_PEOPLE },
  globals: { language: 'my', viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectHeights(canvasElement, BURMESE_SHAPES, 'my'),
}

export const Unknown: Story = {
  name: 'CHAT-17 an unknown sender is Unknown',
  args: { people: [], messages: conversation(1) },
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(within(page.messages()).getByText('Unknown')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Unknown' })).toBeVisible()
  },
}

export const Operator: Story = {
  name: 'CHAT-18 staff see You above their own messages',
  args: { isOperator: true },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await expect(within(page.messages()).getAllByText('You')[0]).toBeVisible()
    await expect(within(page.messages()).queryByText('Aung Kyaw Min')).toBeNull()
  },
}

export const Closed: Story = {
  name: 'CHAT-09 a closed chat has no text field',
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const { canvas } = await of(canvasElement)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
    await expect(canvas.getByText('This chat is closed. No more messages can be sent.')).toBeVisible()
  },
}

export const Counter: Story = {
  name: 'CHAT-25 the counter reads n/500; blank text is not sent',
  parameters: { rules: ['VAL-29'] },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByText('0/500')).toBeVisible()
    await userEvent.type(page.message(), '   ')
    await expect(canvas.getByText('3/500')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(page.message()).toHaveValue('   ')
  },
}

export const TooLong: Story = {
  name: 'CHAT-26 beyond 500 the counter is red, an error says why, Send is disabled, and the text stays',
  parameters: { rules: ['CHAT-27', 'VAL-30'] },
  play: async ({ canvas, canvasElement, args }) => {
    const { page } = await of(canvasElement)
    await userEvent.click(page.message())
    await userEvent.paste('a'.repeat(501))
    const counter = canvas.getByText('501/500')
    const error = canvas.getByText('Message exceeds the maximum allowed length of 500 characters.')
    await expect(getComputedStyle(counter).color).toBe(getComputedStyle(error).color)
    await expect(page.message()).toBeInvalid()
    await expect(page.message()).toHaveAccessibleDescription(/exceeds the maximum.*501\/500/)
    await expect(page.send()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(page.message()).toHaveValue('a'.repeat(501))
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'a'.repeat(500) })
  },
}

export const EnterSends: Story = {
  name: 'CHAT-28 Enter sends; Shift+Enter adds a line',
  play: async ({ canvasElement, args }) => {
    const { page } = await of(canvasElement)
    await userEvent.type(page.message(), 'One{Shift>}{Enter}{/Shift}two')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\ntwo' })
    await expect(page.message()).toHaveValue('')
    await expect(page.message()).toHaveFocus()
  },
}

export const Composing: Story = {
  name: "Enter that confirms an input method's suggestion sends nothing",
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { page } = await of(canvasElement)
    const field = page.message()
    await userEvent.type(field, 'မင်္ဂလာပါ')
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    )
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'CF-121 a text that was not accepted stays in the field',
  args: { onSend: fn(() => false) },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await userEvent.type(page.message(), 'Hello{Enter}')
    await expect(page.message()).toHaveValue('Hello')
  },
}

export const Outgoing: Story = {
  name: 'CF-121 a message that failed to send stays, with Retry',
  args: {
    outgoing: [
      { localId: '1', content: 'I am at the bus stop now.', delivery: 'failed' },
      { localId: '2', content: 'Do you see me?', delivery: 'sending' },
      { localId: '3', content: 'Blue longyi.', delivery: 'sent' },
      { localId: '4', content: 'Shown by the news', delivery: 'sending', shownAs: 'M-1' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { page } = await of(canvasElement)
    const log = within(page.messages())
    const failed = within(messageOf(await log.findByText('I am at the bus stop now.')))
    await expect(failed.getByText('Not sent')).toBeVisible()
    await expect(within(messageOf(log.getByText('Do you see me?'))).getByText('Sending')).toBeVisible()
    await expect(log.queryByText('Shown by the news')).toBeNull()
    await userEvent.click(page.retry())
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledWith({ localId: '1' })
  },
}

export const Hostile: Story = {
  name: 'T7 text is rendered as text, and only https pictures of listed hosts load',
  args: {
    imageHosts: ['images.fleet.example'],
    people: [
      { senderId: 'P-1', senderName: 'Thida Aye', senderImage: 'https://evil.example/face.jpg' },
      { senderId: 'D-1', senderName: 'Aung Kyaw Min', senderImage: 'http://images.fleet.example/face.jpg' },
    ],
    messages: conversation(7).map((message, index) => ({
      ...message,
      contentType: index < 2 ? 'text' : 'image',
      content:
        [
          '<img src=x onerror="window.__xss = 1">',
          'javascript:alert(1) https://evil.example',
          'javascript:alert(1)',
          'data:image/svg+xml,<svg onload=alert(1)>',
          'http://images.fleet.example/a.jpg',
          'https://evil.example/a.jpg',
          'https://images.fleet.example/car.jpg',
        ][index] ?? '',
    })),
  },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    const log = page.messages()
    const pictures = within(log).getAllByRole('img')
    await expect(canvasElement.querySelectorAll('[src*="face"]')).toHaveLength(0)
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      'https://images.fleet.example/car.jpg',
    ])
    await expect(pictures[0]).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(log.querySelectorAll('a')).toHaveLength(0)
    await expect(within(log).getByText('<img src=x onerror="window.__xss = 1">')).toBeVisible()
    await expect('__xss' in window).toBe(false)
  },
}

export const Loading: Story = {
  args: { messages: [], people: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvasElement }) => {
    const { canvas } = await of(canvasElement)
    await expect(canvas.getByText('No messages yet')).toBeVisible()
    await expect(canvas.getByText('Write the first one below.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'CF-115 a chat that failed to load says why and offers another try',
  args: {
    messages: [],
    people: [],
    failure: 'The chat service is being maintained until 10:00.',
    onReload: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The chat service is being maintained until 10:00.',
    )
    await userEvent.click(page.retry())
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  args: {
    live: { state: 'outOfDate', minutes: 3, reason: 'The server cannot be reached.' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByText('Out of date, 3 min')).toBeVisible()
    await expect(page.messages()).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'R11 offline Send is disabled, says why, and keeps the text',
  args: { live: { state: 'offline', minutes: 0 } },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await userEvent.type(page.message(), 'Two minutes{Enter}')
    await expect(page.message()).toHaveValue('Two minutes')
    await expect(page.message()).toHaveAccessibleDescription(/^You are offline\./)
    await expect(page.send()).toBeDisabled()
    await expect(canvas.getByText('You are offline. This works again once you are online.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    people: BURMESE_PEOPLE,
    messages: conversation(8).map((message, index) => ({
      ...message,
      content:
        [
          'မင်္ဂလာပါ၊ ဗိုလ်ချုပ်ဈေးတံခါးမှာ ရောက်နေပါပြီ။',
          'လာနေပါပြီ၊ ၆ မိနစ်လောက် ကြာပါမယ်။',
          'ကားအရောင်က ဘာလဲ။',
          'တိုယိုတာ ပရိုဘောက်စ် အဖြူပါ။',
        ][index % 4] ?? '',
    })),
    outgoing: [{ localId: '1', content: 'ရောက်ပါပြီ။', delivery: 'failed' }],
  },
  parameters: { latinWords: ['BK'] },
  play: async ({ canvas }) => {
    const page = chatPanel(canvas, { language: 'my' })
    await expect(page.message()).toBeVisible()
    await waitFor(() => expect(page.retry()).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const MANY = conversation(10_000)
const rowsIn = (log: HTMLElement) => log.querySelectorAll('li').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** Whether a message, or a separator, is in the middle of the list. */
function isBlank(log: HTMLElement): boolean {
  const { top, bottom, left, width } = log.getBoundingClientRect()
  return ![0.2, 0.4, 0.6, 0.8].every((part) => {
    const y = top + (bottom - top) * part
    return [...log.querySelectorAll('li')].some((row) => {
      const box = row.getBoundingClientRect()
      return box.top - 8 <= y && box.bottom + 8 >= y && box.left < left + width
    })
  })
}

export const TenThousand: Story = {
  name: 'T25 ten thousand messages scroll without a blank frame, few of them in the document',
  args: { messages: MANY },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    const log = page.messages()
    await waitFor(() =>
      expect(within(log).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '10000'),
    )
    await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2))
    await expect(rowsIn(log)).toBeLessThan(60)
    for (const to of [0.9, 0.5, 0.1, 0, 0.3, 1]) {
      log.scrollTop = (log.scrollHeight - log.clientHeight) * to
      await frame()
      await frame()
      await expect(isBlank(log), `at ${to}`).toBe(false)
      await expect(rowsIn(log)).toBeLessThan(60)
    }
    await userEvent.click(log)
    for (let step = 0; step < 40; step += 1) {
      log.scrollBy(0, -320)
      await frame()
      await expect(isBlank(log)).toBe(false)
    }
  },
}

export const WithoutHeight: Story = {
  name: 'Where no ancestor has a height, a part of the messages still shows',
  args: { messages: MANY },
  parameters: { isFullScreen: false },
  render: (args) => (
    <div style={{ height: 'auto' }}>
      <ChatPanelView {...args} />
    </div>
  ),
  decorators: [(Story) => <div style={{ position: 'absolute', inset: '0 0 auto' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await waitFor(() => expect(page.messages().clientHeight).toBeGreaterThan(200))
    await expect(page.messages().clientHeight).toBeLessThan(innerHeight)
    await expect(rowsIn(page.messages())).toBeLessThan(60)
  },
}

/** A list that a button changes. */
function Growing({ grow, ...args }: Parameters<typeof ChatPanelView>[0] & { grow: 'older' | 'newer' }) {
  const [messages, setMessages] = useState(() => conversation(60, { from: 200 }))
  const first = Number(messages[0]?.id.slice(2))
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', zIndex: 9, insetInline: 0, margin: 'auto', width: 'fit-content' }}
        onClick={() =>
          setMessages(
            grow === 'older'
              ? [...conversation(40, { from: first - 40 }), ...messages]
              : [...messages, ...conversation(2, { from: 200 + messages.length })],
          )
        }
      >
        Grow
      </button>
      <ChatPanelView {...args} messages={messages} />
    </>
  )
}

/** The topmost visible message and its position. */
function topmost(log: HTMLElement) {
  const { top } = log.getBoundingClientRect()
  const row = [...log.querySelectorAll('li')].find((one) => one.getBoundingClientRect().bottom > top + 40)
  return { row, at: row?.getBoundingClientRect().top ?? 0 }
}

async function settled(log: HTMLElement) {
  let before = Number.NaN
  while (before !== log.scrollTop) {
    before = log.scrollTop
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function stays(canvasElement: HTMLElement) {
  const { canvas, page } = await of(canvasElement)
  const log = page.messages()
  await settled(log)
  log.scrollTop = log.scrollHeight / 2
  await settled(log)
  const { row, at } = topmost(log)
  const text = row?.textContent
  await userEvent.click(canvas.getByRole('button', { name: 'Grow' }))
  await settled(log)
  const now = [...log.querySelectorAll('li')].find(
    (one) => one.textContent === text && Math.abs(one.getBoundingClientRect().top - at) < 30,
  )
  await expect(Math.abs((now?.getBoundingClientRect().top ?? 9_999) - at)).toBeLessThanOrEqual(1)
  return page
}

export const OlderKeepThePlace: Story = {
  name: 'Earlier messages are prepended without a jump of the scroll position',
  render: (args) => <Growing {...args} grow="older" />,
  play: async ({ canvasElement }) => {
    await stays(canvasElement)
  },
}

export const StaysWhereOneReads: Story = {
  name: 'The scroll position stays while the reader is above the end, and a button announces new messages',
  render: (args) => <Growing {...args} grow="newer" />,
  play: async ({ canvas, canvasElement }) => {
    const page = await stays(canvasElement)
    // Of two new messages one may be the reader's own: only those of others count.
    const pill = await canvas.findByRole('button', { name: /^\d new messages?$/ })
    await userEvent.click(pill)
    const log = page.messages()
    await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull())
  },
}

export const FollowsAtTheEnd: Story = {
  name: 'The list scrolls with new messages while it is at the end',
  render: (args) => <Growing {...args} grow="newer" />,
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    const log = page.messages()
    await settled(log)
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }))
    await waitFor(() =>
      expect(within(log).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '62'),
    )
    await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2))
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull()
  },
}

export const OlderFailed: Story = {
  args: { messages: conversation(60), hasOlder: true, older: 'failed', onLoadOlder: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Earlier messages could not be loaded.')
    await userEvent.click(page.retry())
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
  },
}

const anyMessage = fc.record({
  id: fc.uuid(),
  conversationId: fuzzText,
  senderId: fc.constantFrom('D-1', 'P-1', 'X-1'),
  senderName: fuzzText,
  senderImage: fuzzText,
  content: fuzzText,
  contentType: fc.constantFrom('text', 'image', 'image/png', ''),
  sentAt: fc.constantFrom('2026-01-01 08:00:00', '2026-01-02T09:30:00Z', '2026-02-30 08:00:00', 'never', ''),
  isMe: fc.boolean(),
})

export const Random: Story = {
  name: 'R2 with any message the chat renders no broken value',
  ...fuzzView({
    arbitrary: fc.record({
      messages: fc.array(anyMessage, { maxLength: 12 }),
      people: fc.array(
        fc.record({
          senderId: fc.constantFrom('D-1', 'P-1'),
          senderName: fuzzText,
          senderImage: fuzzText,
        }),
        { maxLength: 3 },
      ),
      outgoing: fc.uniqueArray(
        fc.record({
          localId: fc.uuid(),
          content: fuzzText,
          delivery: fc.constantFrom('sending', 'failed', 'sent', 'stale', 'unseen'),
        }),
        { maxLength: 3, selector: ({ localId }) => localId },
      ),
      bookingId: fuzzText,
      isOpen: fc.boolean(),
      isLoading: fc.boolean(),
      isOperator: fc.boolean(),
      hasOlder: fc.boolean(),
      older: fc.constantFrom('idle', 'loading', 'failed'),
      imageHosts: fc.constant(['images.fleet.example']),
    }),
    render: (value) => (
      <div style={{ height: 480 }}>
        <ChatPanelView {...value} onSend={() => {}} onRetry={() => {}} userId="D-1" />
      </div>
    ),
  }),
}
