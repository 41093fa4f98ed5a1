import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../provider/FleetContext.ts'
import { heldTimers } from '../../testing/heldTimers.ts'
import { Button } from '../actions/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { InfiniteList } from './InfiniteList.tsx'

interface Booking {
  readonly key: string
  readonly text: string
}

const BURMESE = { text: 'ဘွတ်ကင်', detail: 'အသေးစိတ်', label: 'ဘွတ်ကင်များ' }

const booking = (number: number): Booking => ({ key: `bk-${number}`, text: `Booking ${number}` })
const keyOf = ({ key }: Booking) => key
const bookings = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => booking(from + index))

interface BookingListProps {
  /** Items at the start. */
  start: number
  /** Items on the server. */
  total: number
  /** Duration of a page request, in ms. */
  delay: number
  /** Each page starts with the last item of the page before, as when the list grows between requests. */
  overlaps: boolean
  /** Every request returns the first page. */
  repeats: boolean
  /** The second page fails. */
  fails: boolean
  scroller: 'self' | 'page'
  /** Whether each row has a button. */
  hasButtons: boolean
  onLoadMore: () => void
}

/** A list over a server with pages of ten. */
function BookingList({
  start,
  total,
  delay,
  overlaps,
  repeats,
  fails,
  scroller,
  hasButtons,
  onLoadMore,
}: BookingListProps) {
  const [items, setItems] = useState(() => bookings(1, start))
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setLoading(false)
      if (fails && tries === 1) return setFailed(true)
      setFailed(false)
      if (repeats) return setItems([...items, ...bookings(1, 10)])
      const from = items.length + 1
      const page = bookings(from, Math.min(10, total - items.length))
      setItems([...items, ...(overlaps ? bookings(from - 1, 1) : []), ...page])
    }, delay)
    return () => clearTimeout(timer)
  }, [isLoading, delay, fails, tries, items, total, overlaps, repeats])

  const isBurmese = useFleet().language === 'my'
  const hasTwice = overlaps || repeats
  const known = useMemo(
    () => (hasTwice ? new Set(items.map(({ key }) => key)).size : items.length),
    [items, hasTwice],
  )
  return (
    <div style={scroller === 'self' ? { height: 400, maxWidth: 360 } : { maxWidth: 360 }}>
      <InfiniteList
        label={isBurmese ? BURMESE.label : 'Bookings'}
        items={items}
        keyOf={keyOf}
        hasMore={known < total}
        isLoading={isLoading}
        hasFailed={hasFailed}
        onLoadMore={() => {
          onLoadMore()
          setTries(tries + 1)
          setLoading(true)
        }}
        scroller={scroller}
        estimatedHeight={hasButtons ? 70 : 54}
        empty={<p>No bookings found.</p>}
      >
        {({ text }) => {
          const name = isBurmese ? text.replace('Booking', BURMESE.text) : text
          if (!hasButtons) return <Card>{name}</Card>
          return (
            <Card>
              <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
                {name}
                <Button>{isBurmese ? BURMESE.detail : 'Detail'}</Button>
              </div>
            </Card>
          )
        }}
      </InfiniteList>
    </div>
  )
}

/**
 * A list that loads its next page within 100 px of its end.
 *
 * **Do** keep the identity of `keyOf` between renders, and pass the items as the server sends them: of two items with the same key the later one wins. Set `scroller="page"` where the page scrolls, else a height.
 * **Do not** virtualize long lists yourself: beyond 30 rows only visible rows are in the document, and screen readers still announce the position and the total.
 *
 * **Keyboard** Tab moves through the controls, row by row, including rows that were not rendered; on the list itself Page Down, Space and the arrows scroll.
 */
const meta = {
  title: 'Primitives/InfiniteList',
  component: InfiniteList,
  render: (args) => <BookingList {...(args as BookingListProps)} />,
  args: {
    start: 10,
    total: 30,
    delay: 30,
    overlaps: false,
    repeats: false,
    fails: false,
    scroller: 'self',
    hasButtons: false,
    onLoadMore: fn(),
  },
  // The server of the list is not one of its props.
  parameters: {
    controls: { exclude: ['start', 'total', 'delay', 'overlaps', 'repeats', 'fails', 'hasButtons'] },
  },
} satisfies Meta

export default meta
type Story = StoryObj<BookingListProps>

const listOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list', { name: 'Bookings' })
const scrollerOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Bookings' })
const texts = (canvasElement: HTMLElement) =>
  within(listOf(canvasElement))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace('Detail', '').trim())

/** A list that is about to ask for a page does so in the event. */
const scroll = (scroller: HTMLElement) => scroller.dispatchEvent(new Event('scroll'))

export const NearTheEnd: Story = {
  name: 'PAGE-01 the next page loads within 100 px of the bottom',
  play: async ({ canvasElement, args }) => {
    const scroller = scrollerOf(canvasElement)
    const end = scroller.scrollHeight - scroller.clientHeight
    scroller.scrollTop = end - 101
    // The browser sends its scroll events just before the frame.
    await new Promise(requestAnimationFrame)
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    // Two scroll events before a render cause one request.
    scroller.scrollTop = end - 99
    for (const _ of [1, 2]) scroll(scroller)
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
    await waitFor(() => expect(texts(canvasElement)).toHaveLength(20))
    // A taller list reaches its end without a scroll.
    if (scroller.parentElement) scroller.parentElement.style.height = '2000px'
    await waitFor(() => expect(texts(canvasElement)).toHaveLength(30))
  },
}

export const NoDuplicates: Story = {
  name: 'PAGE-02 pages are appended without duplicates',
  args: { overlaps: true, total: 20 },
  play: async ({ canvasElement }) => {
    scrollerOf(canvasElement).scrollTop = 10_000
    await waitFor(() => expect(texts(canvasElement)).toEqual(bookings(1, 20).map(({ text }) => text)))
  },
}

const replies = heldTimers(1_234)

export const InVain: Story = {
  name: 'Repeated pages without new rows stop the loading',
  args: { repeats: true, delay: 1_234 },
  beforeEach: replies.beforeEach,
  play: async ({ canvasElement, args }) => {
    const scroller = scrollerOf(canvasElement)
    scroller.scrollTop = 10_000
    for (const _ of [1, 2, 3]) await waitFor(() => expect(replies.elapse()).toBe(1))
    await waitFor(() => expect(scroller).toHaveAttribute('aria-busy', 'false'))
    scroll(scroller)
    await expect(args.onLoadMore).toHaveBeenCalledTimes(3)
    await expect(texts(canvasElement)).toHaveLength(10)
  },
}

export const FillsItsHeight: Story = {
  tags: ['picture'],
  name: 'PAGE-04 pages load until the height is filled, up to the last page',
  args: { start: 1, total: 4 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(texts(canvasElement)).toHaveLength(4))
    scroll(scrollerOf(canvasElement))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { fails: true, total: 20 },
  play: async ({ canvas, canvasElement, args }) => {
    scrollerOf(canvasElement).scrollTop = 10_000
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
    scroll(scrollerOf(canvasElement))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(texts(canvasElement)).toHaveLength(20))
    await expect(canvas.queryByRole('alert')).toBeNull()
    // Try again is gone: the focus stays in the list.
    await waitFor(() => expect(scrollerOf(canvasElement)).toHaveFocus())
  },
}

/** A list whose next page always fails, and that is refetched by a poll. */
function FailingPolled({ onLoadMore }: { onLoadMore: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFailed(false)}>
        Poll
      </button>
      <div style={{ height: 400 }}>
        <InfiniteList
          label="Bookings"
          items={FIRST_PAGE}
          keyOf={keyOf}
          hasMore
          isLoading={false}
          hasFailed={hasFailed}
          onLoadMore={() => {
            onLoadMore()
            setFailed(true)
          }}
          scroller="self"
          estimatedHeight={54}
        >
          {({ text }) => <Card>{text}</Card>}
        </InfiniteList>
      </div>
    </>
  )
}

const FIRST_PAGE = bookings(1, 3)

export const FailedAgain: Story = {
  name: 'CF-115 a next page that fails again and again can be tried again each time',
  tags: ['!dev', '!autodocs'],
  render: ({ onLoadMore }) => <FailingPolled onLoadMore={onLoadMore as () => void} />,
  play: async ({ canvas, args }) => {
    for (let times = 1; times <= 5; times += 1) {
      await canvas.findByRole('button', { name: 'Try again' })
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(times))
      await userEvent.click(canvas.getByRole('button', { name: 'Poll' }))
    }
  },
}

/** A page with a list below a part that can grow. */
function BelowGrowing(props: BookingListProps) {
  const [isGrown, setGrown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setGrown(true)}>
        Grow
      </button>
      <div style={{ height: isGrown ? 2_000 : 0 }} />
      <BookingList {...props} />
    </>
  )
}

export const MovedDown: Story = {
  name: 'Rows stay in view when what is above a long list grows',
  tags: ['!dev', '!autodocs'],
  args: { start: 500, total: 500, scroller: 'page' },
  render: (args) => <BelowGrowing {...(args as BookingListProps)} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(texts(canvasElement).length).toBeLessThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }))
    scrollTo(0, 6_000)
    await waitFor(() => expect(document.elementFromPoint(100, innerHeight / 2)?.closest('li')).not.toBeNull())
    scrollTo(0, 0)
  },
}

export const Empty: Story = {
  args: { start: 0, total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No bookings found.')).toBeVisible(),
}

export const TenThousand: Story = {
  tags: ['!dev', '!autodocs'],
  args: { start: 10_000, total: 10_000 },
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement)
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeLessThan(40))
    const scroller = scrollerOf(canvasElement)
    const last = await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight
      return within(list).getByText('Booking 10000')
    })
    await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight
      const { bottom } = last.getBoundingClientRect()
      // Heights are fractional, and the scroll position may be an integer.
      expect(bottom).toBeLessThan(scroller.getBoundingClientRect().bottom + 1)
    })
    const row = last.closest('li')
    await expect(row).toHaveAttribute('aria-posinset', '10000')
    await expect(row).toHaveAttribute('aria-setsize', '10000')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600)
  },
}

export const FocusStays: Story = {
  tags: ['!dev', '!autodocs'],
  args: { start: 1000, total: 1000, hasButtons: true },
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement)
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeLessThan(40))
    const third = within(list).getAllByRole('button', { name: 'Detail' })[2]
    third?.focus()
    const scroller = scrollerOf(canvasElement)
    scroller.scrollTop = 20_000
    await waitFor(() => expect(within(list).queryByText('Booking 10')).toBeNull())
    await expect(third).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '4')
  },
}

export const KeepsItsPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { start: 30, total: 40, delay: 100 },
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement)
    const scroller = scrollerOf(canvasElement)
    const seen = await within(list).findByText('Booking 29')
    scroller.scrollTop = scroller.scrollHeight
    const before = seen.getBoundingClientRect().top
    // With the 31st row only visible rows are rendered.
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeLessThan(28))
    await expect(
      Math.abs(within(list).getByText('Booking 29').getBoundingClientRect().top - before),
    ).toBeLessThan(2)
  },
}

export const OnThePage: Story = {
  args: { start: 400, total: 400, scroller: 'page' },
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement)
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeLessThan(60))
    await waitFor(() => {
      document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight)
      expect(within(list).getByText('Booking 400')).toBeInTheDocument()
    })
  },
}

export const InAPartOfThePage: Story = {
  name: 'PAGE-01 where a part of the page scrolls, pages load near its end, and rows in view are in the document',
  tags: ['!dev', '!autodocs'],
  args: { start: 40, total: 60, scroller: 'page', hasButtons: true },
  render: (args) => (
    <main style={{ height: 400, overflow: 'auto' }}>
      <h1>Bookings of today</h1>
      {/* As high as its rows, it scrolls sideways alone. */}
      <div style={{ overflowX: 'auto' }}>
        <BookingList {...args} />
      </div>
    </main>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const list = listOf(canvasElement)
    // The code of long lists has arrived.
    await waitFor(() =>
      expect(within(list).getByText('Booking 1').closest('li')).toHaveStyle({ position: 'absolute' }),
    )
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    const main = canvas.getByRole('main')
    await waitFor(() => {
      main.scrollTop = main.scrollHeight
      expect(within(list).getByText('Booking 60')).toBeInTheDocument()
    })
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { fails: true, total: 20, hasButtons: true },
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: BURMESE.label }).scrollTop = 10_000
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ကျန်ရှိသည်များကို ဖွင့်၍ မရပါ။')
  },
}

interface RemovableRowsProps {
  scroller: 'self' | 'page'
  /** The answer to a press of Remove. */
  answer?: () => Promise<void>
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

function RemovableRows({ scroller, answer = soon }: RemovableRowsProps) {
  const [items, setItems] = useState(() => bookings(1, 3))
  return (
    <section aria-label="Waiting" style={{ height: 400 }}>
      <InfiniteList
        label="Bookings"
        items={items}
        keyOf={keyOf}
        hasMore={false}
        isLoading={false}
        onLoadMore={() => {}}
        scroller={scroller}
        empty={<p>No bookings found.</p>}
      >
        {({ key, text }) => (
          <Card>
            <Button>Details</Button>
            <Button
              aria-label={`Remove ${text}`}
              onPress={async () => {
                await answer()
                setItems((all) => all.filter((item) => item.key !== key))
              }}
            >
              Remove
            </Button>
          </Card>
        )}
      </InfiniteList>
    </section>
  )
}

export const RowRemoved: Story = {
  name: 'The focus of a removed row goes to the same control of the next row, else of the previous one, else to the region',
  tags: ['!dev', '!autodocs'],
  render: () => <RemovableRows scroller="page" />,
  play: async ({ canvas }) => {
    const remove = (text: string) => canvas.getByRole('button', { name: `Remove ${text}` })
    remove('Booking 2').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Booking 3')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Booking 1')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Waiting' })).toHaveFocus())
    // The next Tab leaves the region, which is no tab stop of its own.
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Waiting' })).not.toHaveAttribute('tabindex')
  },
}

let giveAnswer = () => {}
const answerWhenGiven = () =>
  new Promise<void>((resolve) => {
    giveAnswer = resolve
  })

export const RowRemovedElsewhere: Story = {
  name: 'A removed row does not take the focus back that has left it',
  tags: ['!dev', '!autodocs'],
  render: () => <RemovableRows scroller="self" answer={answerWhenGiven} />,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Booking 2' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    remove.blur()
    giveAnswer()
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await expect(document.body).toHaveFocus()
  },
}
