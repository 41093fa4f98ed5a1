// DriverPanelView as a page of its own, with the pages of an infinite query: 9,900 drivers, and ten more pages as it is
// scrolled.
import { createElement as h, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DriverPanelView } from '../../../packages/ui/exports/DriverPanel.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'
import { useRemoteList } from '../../../packages/ui/src/remote/lists/useRemoteList.ts'

const TOTAL = 10_000
const PAGE = 10
const AT_FIRST = 990
/** How long the server takes, in milliseconds. */
const ANSWER = 60

const client = { call: () => Promise.reject(new Error('No server')) }
const pageAt = (page) =>
  Array.from({ length: PAGE }, (_, index) => ({
    key: `71031000000000${page * PAGE + index}`,
    name: index % 2 ? 'Thida Win' : 'အောင်ကျော်မိုး',
    memberId: `M-${page}-${index}`,
    vehicleNo: `1A-${1000 + index}`,
    mobile: '+959100000001',
    email: 'driver@fleetgis.example',
    amount: 5_000 + index,
    isInGroup: index % 3 > 0,
  }))
const rowsOf = (page) => page
const keyOf = ({ key }) => key
const ignore = () => {}

function Page() {
  const [pages, setPages] = useState(() => Array.from({ length: AT_FIRST }, (_, page) => pageAt(page)))
  const [isFetchingNextPage, setFetching] = useState(false)
  const fetchNextPage = useCallback(async () => {
    setFetching(true)
    await new Promise((resolve) => setTimeout(resolve, ANSWER))
    setPages((before) => [...before, pageAt(before.length)])
    setFetching(false)
  }, [])
  const [updatedAt] = useState(Date.now)
  const { data, ...list } = useRemoteList(
    {
      data: { pages },
      error: null,
      dataUpdatedAt: updatedAt,
      errorUpdateCount: 0,
      isFetching: isFetchingNextPage,
      isFetchingNextPage,
      isFetchNextPageError: false,
      hasNextPage: pages.length * PAGE < TOTAL,
      fetchNextPage,
      refetch: ignore,
    },
    { rowsOf, keyOf },
  )
  window.bench.loaded = data.length
  return h(DriverPanelView, {
    ...list,
    drivers: data,
    total: TOTAL,
    search: '',
    onSearch: ignore,
    onRetry: ignore,
    page: 'panel',
    canTopUp: true,
    onAction: ignore,
  })
}

window.bench = {
  total: TOTAL,
  /** How many drivers the page has been given. */
  loaded: 0,
  open: async () => {
    createRoot(document.getElementById('root')).render(h(FleetProvider, { client, page: true }, h(Page)))
    while (!document.querySelector('[data-driver]')) await new Promise(requestAnimationFrame)
    scrollTo(0, document.documentElement.scrollHeight)
  },
}
