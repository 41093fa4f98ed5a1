import type { Conversation } from '@fleetgis/domain/chat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { conversationList } from '../../../testing/pages/conversationList.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { ConversationListView } from './ConversationListView.tsx'

const NAMES = ['Thida Aye', 'ကိုအောင်ကျော်မင်း', '', 'Su Mon', 'Zaw Lin Htet'] as const
const SAID = [
  'I am at the Bogyoke Market gate.',
  'ရောက်ရင် ဖုန်းဆက်ပါနော်။',
  'OK',
  'Please wait on the left side, next to the bus stop. The police does not let taxis stop at the gate itself.',
] as const

/** Conversations, four per day. */
function some(count: number): Conversation[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(
      Date.UTC(2026, 0, 20, 15, 30) - Math.floor(index / 4) * 86_400_000 - (index % 4) * 4_380_000,
    )
    return {
      id: `C-${index}`,
      senderName: NAMES[index % NAMES.length] ?? '',
      senderImage: '',
      content: SAID[index % SAID.length] ?? '',
      sentAt: at.toISOString().slice(0, 19).replace('T', ' '),
    }
  })
}

const meta = {
  title: 'Widgets/ConversationList/ConversationListView',
  component: ConversationListView,
  args: { conversations: some(9), onOpen: fn() },
  parameters: { isFullScreen: true },
  decorators: [storyBox({ height: '100dvh', minHeight: 320, maxWidth: 480 })],
} satisfies Meta<typeof ConversationListView>

export default meta
type Story = StoryObj<typeof meta>

const pageOf = (canvasElement: HTMLElement) => conversationList(within(canvasElement))

export const Pictures: Story = {
  tags: ['picture'],
  name: 'T7 pictures load over https from listed hosts only',
  args: {
    imageHosts: ['images.fleet.example'],
    conversations: [
      'https://images.fleet.example/face.jpg',
      'http://images.fleet.example/face.jpg',
      'https://evil.example/face.jpg',
      'data:image/svg+xml,<svg onload=alert(1)>',
    ].map((senderImage, index) => ({ ...some(1)[0], id: `C-${index}`, senderImage }) as Conversation),
  },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await expect(pictures).toEqual(['https://images.fleet.example/face.jpg'])
  },
}

export const ByDay: Story = {
  tags: ['picture'],
  name: 'CHAT-05 conversations are grouped by date in folding groups, the newest first',
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    const headings = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(headings()).toEqual(['20 Jan 2026', '19 Jan 2026', '18 Jan 2026']))
    const day = page.day('19 Jan 2026')
    await expect(day).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(page.list()).getAllByRole('listitem')).toHaveLength(12))
    await userEvent.click(day)
    await expect(within(page.list()).getAllByRole('listitem')).toHaveLength(8)
    const folded = canvas.getByRole('button', { name: /19 Jan 2026/ })
    await expect(folded).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(folded)
    await waitFor(() => expect(within(page.list()).getAllByRole('listitem')).toHaveLength(12))
  },
}

export const Rows: Story = {
  name: 'CHAT-06 a row has avatar or initial, name, time and last content; the open one is marked',
  args: { selectedId: 'C-1' },
  play: async ({ canvas, canvasElement, args }) => {
    const current = canvasElement.querySelectorAll('[aria-current="true"]')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('ကိုအောင်ကျော်မင်း')
    const [row] = canvas.getAllByRole('button', { name: /Thida Aye/ })
    if (!row) throw new Error('There is no row.')
    await expect(within(row).getByText('T')).toBeVisible()
    await expect(within(row).getByText('3:30 PM')).toBeVisible()
    await expect(within(row).getByText('I am at the Bogyoke Market gate.')).toBeVisible()
    await expect(canvas.getAllByText('Unknown')[0]).toBeVisible()
    await userEvent.click(row)
    await expect(args.onOpen).toHaveBeenCalledWith({ conversationId: 'C-0', name: 'Thida Aye' })
  },
}

export const Picture: Story = {
  name: 'CHAT-06 a last content that is shown as a picture in the chat is named so, others stay text',
  tags: ['!dev', '!autodocs'],
  args: {
    imageHosts: ['images.fleet.example'],
    conversations: ['https://images.fleet.example/0.jpg', 'https://other.example/0.jpg'].map(
      (content, index) => ({
        ...(some(1)[0] as Conversation),
        id: `C-${index}`,
        content,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Picture from /)).toBeVisible()
    await expect(canvas.getByText('https://other.example/0.jpg')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'CHAT-07 without conversations it reads Empty',
  args: { conversations: [] },
  play: ({ canvas }) => expect(canvas.getByText('Empty')).toBeVisible(),
}

export const Loading: Story = {
  args: { conversations: [], isLoading: true },
  play: ({ canvas }) => expect(canvas.getByText('Loading')).toHaveRole('status'),
}

export const Failed: Story = {
  name: 'CF-115 a list that failed to load says why and offers another try',
  args: { conversations: [], failure: 'The chat service is being maintained.', onReload: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chat service is being maintained.')
    await userEvent.click(pageOf(canvasElement).retry())
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  name: 'CF-115 a stale list shows its age and offers another try',
  args: { live: { state: 'outOfDate', minutes: 3, reason: 'The server cannot be reached.', onRetry: fn() } },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    conversations: some(6).map((one) => ({ ...one, senderName: 'သီတာအေး', content: 'ရောက်ရင် ဖုန်းဆက်ပါနော်။' })),
  },
  play: async ({ canvas }) => {
    await expect(conversationList(canvas, { language: 'my' }).title()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Many: Story = {
  name: 'Ten thousand conversations render only a few rows',
  tags: ['!dev', '!autodocs'],
  args: { conversations: some(10_000) },
  play: async ({ canvasElement }) => {
    const list = pageOf(canvasElement).list()
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeLessThan(80))
    const [first, second] = [...list.querySelectorAll('li[data-index]')]
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().bottom)
  },
}
