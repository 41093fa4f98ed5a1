import type { ChatMessage } from '@fleetgis/domain/chat'
import type { Language } from '@fleetgis/domain/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { chatPanel } from '../../../testing/pages/chatPanel.ts'
import { savingData } from '../../../testing/savingData.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { ChatPanelView } from './ChatPanelView.tsx'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'
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
  await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull())
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

/** One message of each shape: with a day, with a name, within a group, with the next minute, with line breaks. */
const shapes = (texts: readonly string[]) =>
  conversation(10, { perDay: 6 }).map((message, index) => {
    const isMe = index > 0 && index < 5
    return {
      ...message,
      senderId: isMe ? 'D-1' : 'P-1',
      isMe,
      content: texts[index % texts.length] ?? '',
    }
  })
const SHAPES = shapes(['OK', 'Which colour is the car?', 'One\nand two', 'လာပြီ။'])
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

export const Grouped: Story = {
  tags: ['picture'],
  name: 'CHAT-12 messages of one sender and minute show name, picture and time once; screen readers get them with each',
  globals: { viewport: { value: 'phone' } },
  args: {
    messages: conversation(6).map((message, index) => ({
      ...message,
      isMe: index > 2,
      senderId: index > 2 ? 'D-1' : 'P-1',
    })),
    outgoing: [
      { localId: '1', content: 'At the bus stop.', delivery: 'sending' },
      { localId: '2', content: 'Do you see me?', delivery: 'failed' },
    ],
  },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    const log = within(page.messages())
    const shown = () =>
      log
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-part="name"]:not([data-hidden])')?.textContent)
    await expect(shown()).toEqual([
      'Thida Aye 8:00 AM',
      undefined,
      undefined,
      'Aung Kyaw Min 8:01 AMSent',
      undefined,
      undefined,
      'Aung Kyaw Min Sending',
      undefined,
    ])
    await expect(page.messages().querySelectorAll('[data-part="avatar"]')).toHaveLength(3)
    // Each row has its sender, time and state for screen readers.
    const [, second, third, , , own] = log.getAllByRole('listitem')
    await expect(second).toHaveTextContent(/^Thida Aye 8:00 AM/)
    await expect(third).toHaveTextContent(/^Thida Aye 8:00 AM/)
    await expect(own).toHaveTextContent(/^Aung Kyaw Min 8:01 AM ?Sent/)
    await expect(page.retry().getBoundingClientRect().height).toBeGreaterThanOrEqual(28)
  },
}

const REPLIES = ['I am on my way', 'I have arrived', 'Two minutes']

export const QuickReplies: Story = {
  tags: ['picture'],
  name: 'Decision 40: a press on a quick reply sends it at once, and only once; a typed text hides them',
  globals: { viewport: { value: 'phone' } },
  args: { quickReplies: REPLIES, messages: conversation(60) },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    const replies = canvas.getByRole('group', { name: 'Quick replies' })
    const buttons = within(replies).getAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(REPLIES)
    for (const button of buttons)
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(page.quickReply('I have arrived'))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'I have arrived' })
    await userEvent.type(page.message(), 'At the')
    await expect(canvas.queryByRole('group', { name: 'Quick replies' })).toBeNull()
    await settled(page.messages())
    await userEvent.clear(page.message())
    await expect(page.quickReply('Two minutes')).toBeVisible()
    await settled(page.messages())
    await expectAtEnd(page.messages())
  },
}

export const QuickRepliesTwice: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'Decision 40: a quick reply on its way is not sent again, and one that failed is sent again instead of twice',
  globals: { viewport: { value: 'phone' } },
  args: {
    quickReplies: REPLIES,
    outgoing: [
      { localId: '1', content: 'I have arrived', delivery: 'sending' },
      { localId: '2', content: 'Two minutes', delivery: 'failed' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { page } = await of(canvasElement)
    await userEvent.click(page.quickReply('I have arrived'))
    await userEvent.click(page.quickReply('Two minutes'))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledWith({ localId: '2' })
  },
}

const BURMESE_CHAT = {
  people: BURMESE_PEOPLE,
  messages: BURMESE_SHAPES,
  quickReplies: ['လာနေပါပြီ', 'ရောက်ပါပြီ', 'နှစ်မိနစ်ပါ'],
}

export const QuickRepliesBurmeseDark: Story = {
  tags: ['picture'],
  name: 'Decision 40: Burmese quick replies at 360 by 300 px leave room for messages',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: ['BK'] },
  decorators: [storyBox({ width: 360, height: 300, minHeight: 0 })],
  args: BURMESE_CHAT,
  play: async ({ canvas }) => {
    const page = chatPanel(canvas, { language: 'my' })
    await waitFor(() => expect(page.messages().clientHeight).toBeGreaterThan(36))
    await expect(page.send()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const TwiceTheTextSize: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'Decision 57: at 320 px with twice the text size, messages have a quarter of the chat, and Send is in sight',
  globals: { language: 'my', viewport: { value: 'phone' } },
  parameters: { latinWords: ['BK'] },
  decorators: [
    storyBox({
      width: 320,
      height: 640,
      fontSize: 32,
      ...{ '--fleet-text-xs': '32px', '--fleet-text-s': '32px', '--fleet-text-m': '32px' },
      ...{ '--fleet-control-text': '32px' },
    }),
  ],
  args: BURMESE_CHAT,
  play: async ({ canvas }) => {
    const page = chatPanel(canvas, { language: 'my' })
    await waitFor(() => expect(page.messages().clientHeight).toBeGreaterThan(640 / 4))
    const panel = page.send().closest('[data-component=ChatPanel]')
    await expect(panel?.scrollHeight).toBe(panel?.clientHeight)
  },
}

export const QuickRepliesWide: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'Decision 40: a wide panel has no quick replies, and a closed or disconnected chat sends none',
  args: { quickReplies: REPLIES },
  play: async ({ canvasElement }) => {
    const { canvas } = await of(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Two minutes' })).toBeNull()
  },
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

export const Named: Story = {
  name: 'The picture in the header stands for the name beside it, also where messages spell it otherwise',
  tags: ['!dev', '!autodocs'],
  args: { name: 'Swe San', messages: conversation(2) },
  play: async ({ canvas }) => {
    const { parentElement } = await canvas.findByRole('heading', { name: 'Swe San' })
    await expect(parentElement?.previousElementSibling).toHaveTextContent('S')
  },
}

export const NamedBlank: Story = {
  name: 'CHAT-17 a blank name is none: the heading is the name of the other one',
  tags: ['!dev', '!autodocs'],
  args: { name: ' ', people: [], messages: conversation(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unknown' })).toBeVisible()
  },
}

export const Operator: Story = {
  tags: ['picture'],
  name: 'CHAT-18 staff see You above their own messages',
  args: { isOperator: true },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await expect(within(page.messages()).getAllByText('You')[0]).toBeVisible()
    await expect(within(page.messages()).queryByText('Aung Kyaw Min')).toBeNull()
  },
}

export const Counter: Story = {
  name: 'CHAT-25 the counter reads n/500; Enter sends, except blank text, and Shift+Enter adds a line',
  parameters: { rules: ['CHAT-28', 'VAL-29', 'CF-121'] },
  args: { onSend: fn(({ text }) => text !== 'Refused') },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    const field = page.message()
    await expect(canvas.getByText('0/500')).toBeVisible()
    await userEvent.type(field, '   ')
    await expect(canvas.getByText('3/500')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(field).toHaveValue('   ')

    await userEvent.clear(field)
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}မင်္ဂလာပါ')
    // Enter that confirms an input method's suggestion.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing }),
      )
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\nမင်္ဂလာပါ' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    // A text that was not accepted stays.
    await userEvent.type(field, 'Refused{Enter}')
    await expect(field).toHaveValue('Refused')
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

export const Outgoing: Story = {
  tags: ['picture'],
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
    // The log is no live region.
    const status = canvasElement.querySelector('[data-part="notSent"]')
    await expect(status).toHaveTextContent('Not sent')
    await expect(status).toHaveAttribute('role', 'status')
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

export const SavingData: Story = {
  name: 'Where the browser saves data, pictures of a chat wait for a press',
  beforeEach: savingData,
  args: {
    imageHosts: ['images.fleet.example'],
    people: [
      { senderId: 'P-1', senderName: 'Thida Aye', senderImage: 'https://images.fleet.example/face.jpg' },
    ],
    messages: conversation(2).map((message, index) => ({
      ...message,
      contentType: 'image',
      content: `https://images.fleet.example/${index}.jpg`,
    })),
  },
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    const log = page.messages()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0)
    const [first, ...others] = within(log).getAllByRole('button', { name: /^Show picture: Picture from / })
    await expect(others).toHaveLength(1)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const picture = within(log).getByRole('img', { name: /^Picture from / })
    await expect(picture).toHaveAttribute('src', 'https://images.fleet.example/0.jpg')
    await expect(picture).toHaveFocus()
    await expect(within(log).getAllByRole('button', { name: /^Show picture/ })).toHaveLength(1)
  },
}

export const Loading: Story = {
  args: { messages: [], people: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status')
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
  args: { live: { state: 'outOfDate', minutes: 3, reason: 'The server cannot be reached.' } },
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
  tags: ['picture'],
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
  decorators: [storyBox({ position: 'absolute', inset: '0 0 auto' })],
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await waitFor(() => expect(page.messages().clientHeight).toBeGreaterThan(200))
    await expect(page.messages().clientHeight).toBeLessThan(innerHeight)
    await expect(rowsIn(page.messages())).toBeLessThan(60)
  },
}

/** A list that buttons change. */
function Growing(args: Parameters<typeof ChatPanelView>[0]) {
  const [messages, setMessages] = useState(() => conversation(60, { from: 200 }))
  const [outgoing, setOutgoing] = useState<ChatPanelViewProps['outgoing']>()
  const first = Number(messages[0]?.id.slice(2))
  const last = first + messages.length
  return (
    <>
      <div style={{ position: 'fixed', zIndex: 9, insetInline: 0, margin: 'auto', width: 'fit-content' }}>
        <button
          type="button"
          onClick={() => setMessages([...conversation(40, { from: first - 40 }), ...messages])}
        >
          Older
        </button>
        <button type="button" onClick={() => setMessages([...messages, ...conversation(2, { from: last })])}>
          Newer
        </button>
        <button
          type="button"
          onClick={() => setOutgoing([{ localId: 'own 1', content: 'At the gate.', delivery: 'failed' }])}
        >
          Unsent
        </button>
      </div>
      <ChatPanelView {...args} messages={messages} outgoing={outgoing} />
    </>
  )
}

/** The topmost visible message and its position. */
function topmost(log: HTMLElement) {
  const { top } = log.getBoundingClientRect()
  const row = [...log.querySelectorAll('li')].find((one) => one.getBoundingClientRect().bottom > top + 40)
  return { row, at: row?.getBoundingClientRect().top ?? 0 }
}

/** Waits until the list has not scrolled for some frames. */
async function settled(log: HTMLElement) {
  let before = Number.NaN
  while (before !== log.scrollTop) {
    before = log.scrollTop
    for (let frames = 0; frames < 8; frames += 1) await frame()
  }
}

const expectAtEnd = (log: HTMLElement) =>
  expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)

export const Grows: Story = {
  name: 'The list scrolls with new messages at its end, and stays where the reader is: a button announces new ones',
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    const log = page.messages()
    const expectEnd = () => waitFor(() => expectAtEnd(log))
    await settled(log)
    await expectEnd()
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }))
    await waitFor(() =>
      expect(within(log).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '62'),
    )
    await expectEnd()
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull()

    await settled(log)
    log.scrollTop = log.scrollHeight / 2
    for (const name of ['Older', 'Newer']) {
      await settled(log)
      const { row, at } = topmost(log)
      const text = row?.textContent
      await userEvent.click(canvas.getByRole('button', { name }))
      await settled(log)
      const now = [...log.querySelectorAll('li')].find(
        (one) => one.textContent === text && Math.abs(one.getBoundingClientRect().top - at) < 30,
      )
      await expect(Math.abs((now?.getBoundingClientRect().top ?? 9_999) - at)).toBeLessThanOrEqual(1)
    }
    // Of two new messages one may be the reader's own: only those of others count.
    const toNewest = await canvas.findByRole('button', { name: /^\d new messages?$/ })
    // It is beside every message, wherever the list is scrolled to.
    const lefts = [...log.querySelectorAll('[data-part="text"]')].map(
      (one) => one.getBoundingClientRect().left,
    )
    await expect(toNewest.getBoundingClientRect().right).toBeLessThanOrEqual(Math.min(...lefts))
    await userEvent.click(toNewest)
    await expectEnd()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull())
    await waitFor(() => expect(log).toHaveFocus())

    // They are counted too where the last row is an unsent message.
    await userEvent.click(canvas.getByRole('button', { name: 'Unsent' }))
    await settled(log)
    await expectEnd()
    log.scrollTop = log.scrollHeight / 2
    await settled(log)
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }))
    await canvas.findByRole('button', { name: /^\d new messages?$/ })
  },
}

const PICTURE = 'https://images.fleet.example/0.jpg'
const EVERY_10_S = 10_000

/** An empty chat, in which buttons let the other party write. */
function Written(args: Parameters<typeof ChatPanelView>[0]) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const arrive = (content: string, contentType: string) => {
    const message = conversation(1)[0] as ChatMessage
    setMessages([...messages, { ...message, id: `M-${messages.length}`, content, contentType }])
  }
  return (
    <>
      <ChatPanelView {...args} messages={messages} />
      <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <button type="button" onClick={() => arrive('Hello', 'text')}>
          Text
        </button>
        <button type="button" onClick={() => arrive('လာပြီ။', 'text')}>
          Burmese
        </button>
        <button type="button" onClick={() => arrive(PICTURE, 'image')}>
          Photo
        </button>
      </div>
    </>
  )
}

let passed = 0
export const Announced: Story = {
  name: 'The first message, one that repeats it, and a picture are announced',
  tags: ['!dev', '!autodocs'],
  args: { imageHosts: ['images.fleet.example'] },
  render: (args) => <Written {...args} />,
  beforeEach: () => {
    passed = 0
    const now = performance.now.bind(performance)
    const clock = spyOn(performance, 'now').mockImplementation(() => now() + passed)
    return () => clock.mockRestore()
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByText('', { selector: '[role="status"][data-part="announcement"]' })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const said = (text: string) => within(status).findByText(text)
    await press('Text')
    const first = await said('Thida Aye: Hello')
    passed += EVERY_10_S
    await press('Text')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await said('Thida Aye: Hello')
    passed += EVERY_10_S
    await press('Burmese')
    await expect(await said('Thida Aye: လာပြီ။')).toHaveAttribute('lang', 'my')
    // WCAG 3.1.2: and in lines as high as its letters need.
    const burmese = canvas.getByText('လာပြီ။')
    await expect(burmese).toHaveAttribute('lang', 'my')
    const { lineHeight, fontSize } = getComputedStyle(burmese)
    await expect(Number.parseFloat(lineHeight)).toBeCloseTo(1.8 * Number.parseFloat(fontSize))
    passed += EVERY_10_S
    await press('Photo')
    await said('Picture from Thida Aye')
  },
}

/** A panel whose place has a height that a button changes, as a keyboard does. */
function Fitting(args: Parameters<typeof ChatPanelView>[0]) {
  const [height, setHeight] = useState(640)
  return (
    <>
      <div style={{ height }}>
        <ChatPanelView {...args} />
      </div>
      <button
        type="button"
        style={{ position: 'fixed', insetBlockEnd: 0 }}
        onClick={() => setHeight(height === 640 ? 340 : 640)}
      >
        Keyboard
      </button>
    </>
  )
}

export const Fits: Story = {
  name: 'A list at its end stays there when a keyboard opens and closes; a list elsewhere stays where it is',
  args: { messages: conversation(60) },
  render: (args) => <Fitting {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    const log = page.messages()
    const keyboard = canvas.getByRole('button', { name: 'Keyboard' })
    for (const _ of ['opens', 'closes']) {
      await settled(log)
      await expectAtEnd(log)
      await userEvent.click(keyboard)
    }
    await settled(log)
    log.scrollTop = log.scrollHeight / 2
    await settled(log)
    const { scrollTop } = log
    await userEvent.click(keyboard)
    await settled(log)
    await expect(Math.abs(log.scrollTop - scrollTop)).toBeLessThanOrEqual(1)
  },
}

/** A button passes an own message on, and another one gives it the id and the time of the server. */
function Answered(args: Parameters<typeof ChatPanelView>[0]) {
  const [step, setStep] = useState<'before' | 'sent' | 'answered'>('before')
  const [last] = conversation(1, { from: args.messages.length })
  const own = last && { ...last, senderId: 'D-1', content: 'At the gate', isMe: true }
  return (
    <>
      <button type="button" onClick={() => setStep(step === 'before' ? 'sent' : 'answered')}>
        {step === 'before' ? 'Pass on' : 'Answer'}
      </button>
      <ChatPanelView
        {...args}
        messages={step === 'answered' && own ? [...args.messages, own] : args.messages}
        outgoing={step === 'sent' ? [{ localId: '1', content: 'At the gate', delivery: 'sent' }] : []}
      />
    </>
  )
}

export const OwnMessageAnswered: Story = {
  name: 'CHAT-12 an own message stays whole in sight when it gets the time of the server',
  tags: ['!dev', '!autodocs'],
  args: { messages: conversation(60) },
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, page } = await of(canvasElement)
    const log = page.messages()
    await settled(log)
    for (const name of ['Pass on', 'Answer']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await settled(log)
      await expectAtEnd(log)
    }
  },
}

export const BurmeseDraft: Story = {
  name: 'At 360 by 300 px, with a long Burmese draft, Send and the counter are inside',
  args: { messages: conversation(60) },
  decorators: [storyBox({ width: 360, height: 300 })],
  play: async ({ canvasElement }) => {
    const { page } = await of(canvasElement)
    await userEvent.type(page.message(), 'ယာဉ်မောင်း ရောက်ရှိနေပါပြီ။ ခဏစောင့်ပေးပါ။ '.repeat(8))
    const panel = page.messages().closest<HTMLElement>('[data-component]') ?? canvasElement
    await expect(panel.clientHeight).toBe(300)
    const { bottom } = panel.getBoundingClientRect()
    for (const part of panel.querySelectorAll('[data-part="composer"] > :not([data-part="error"])'))
      await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    await expect(page.messages().clientHeight).toBeGreaterThan(36)
  },
}

export const OlderFailed: Story = {
  args: { messages: conversation(60), hasOlder: true, older: 'failed', onLoadOlder: fn() },
  render: function Asked(args) {
    const [older, setOlder] = useState(args.older)
    const onLoadOlder = () => {
      args.onLoadOlder?.()
      setOlder('loading')
    }
    return <ChatPanelView {...args} older={older} onLoadOlder={onLoadOlder} />
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, page } = await of(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Earlier messages could not be loaded.')
    await userEvent.click(page.retry())
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
    await waitFor(() => expect(page.messages()).toHaveFocus())
  },
}
