// BookingListView as a page of its own, given 2,000 bookings by pages of 10, each of which begins with the last one of the
// page before, as where a new booking has pushed the others down (PAGE-02). What is pressed is carried out a moment later.
import { createElement as h, useCallback, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BookingListView } from '../../../packages/ui/exports/BookingList.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'

const TOTAL = 2_000
const PAGE = 10
/** How long the server takes, in milliseconds. */
const ANSWER = 60

const client = { call: () => Promise.reject(new Error('No server')) }
const STATUSES = [1, 2, 8, 3, 5, 9, 13, 400]
const TOWNSHIPS = [
  'Hledan Junction, Kamayut',
  'Sule Pagoda, Kyauktada',
  'Yangon Circular Railway Station, Insein',
]
const placeOf = (index) => ({ name: TOWNSHIPS[index % TOWNSHIPS.length], lat: 16.8, lng: 96.1 })

const bookings = Array.from({ length: TOTAL }, (_, index) => ({
  key: `key-${index}`,
  id: `BK-${index}`,
  status: STATUSES[index % STATUSES.length],
  createdAt: '2026-11-20 08:15:30',
  distanceKm: 1 + (index % 90) / 10,
  pickup: placeOf(index),
  stops: index % 3 === 0 ? [placeOf(index + 1).name] : [],
  dropOff: placeOf(index + 2),
  image: undefined,
  passengerName: index % 2 ? 'Thida Win' : 'အောင်ကျော်မိုး',
  driverName: undefined,
}))
const from = (start) => bookings.slice(Math.max(0, start - 1), start + PAGE)
const answered = () => new Promise((resolve) => setTimeout(resolve, ANSWER))
const ignore = () => {}
const FILTERS = { option: 'all', period: { option: 'today' } }

function Page() {
  const [rows, setRows] = useState(() => from(0))
  const [isLoadingMore, setLoading] = useState(false)
  const [running, setRunning] = useState()
  const loaded = useRef(PAGE)
  const loadMore = useCallback(async () => {
    setLoading(true)
    await answered()
    const next = from(loaded.current)
    loaded.current += PAGE
    setRows((before) => [...before, ...next])
    setLoading(false)
  }, [])
  const act = useCallback(async ({ bookingKey, action }) => {
    setRunning({ bookingKey, action })
    await answered()
    setRows((all) => all.map((one) => (one.key === bookingKey ? { ...one, status: 13 } : one)))
    setRunning(undefined)
    window.bench.pressed += 1
  }, [])
  window.bench.loaded = Math.min(TOTAL, loaded.current)
  return h(BookingListView, {
    audience: 'driver',
    bookings: rows,
    total: TOTAL,
    filters: FILTERS,
    onGo: ignore,
    hasMore: loaded.current < TOTAL,
    onLoadMore: loadMore,
    isLoadingMore,
    isFetching: isLoadingMore,
    onRetry: ignore,
    isAutoRefreshing: true,
    onAutoRefreshChange: ignore,
    onAction: act,
    onOpenDetail: ignore,
    onOpenChat: ignore,
    running,
  })
}

window.bench = {
  total: TOTAL,
  /** How many bookings the page has been given. */
  loaded: 0,
  /** How many actions were carried out. */
  pressed: 0,
  open: async () => {
    createRoot(document.getElementById('root')).render(h(FleetProvider, { client, page: true }, h(Page)))
    while (!document.querySelector('[data-component="BookingCard"]')) await new Promise(requestAnimationFrame)
  },
}
