// CheckInList as a page of its own, with 17,474 check-ins that a server in the page answers by pages of 300 (CF-130).
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { createFleetClient } from '../../../packages/api/src/index.ts'
import { CheckInList } from '../../../packages/ui/exports/CheckInList.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'

const TOTAL = 17_474
/** How long the server takes, in milliseconds. */
const ANSWER = 60
/** A check-in every half an hour, newest first. */
const STEP = 1_800_000
const NEWEST = Date.now()

const rowOf = (index) => ({
  syskey: String(index),
  userid: `driver${index % 300}@example.com`,
  domainid: `G00${index % 4}`,
  type: 'Car',
  datetime: new Date(NEWEST - index * STEP).toISOString().slice(0, 19).replace('T', ' '),
  route: { type: 'Point', coordinates: [96.1 + (index % 700) / 10_000, 16.7 + (index % 900) / 10_000] },
})

async function answer(address) {
  const { searchParams } = new URL(address instanceof Request ? address.url : address)
  const size = Number(searchParams.get('pageSize'))
  const start = (Number(searchParams.get('curPage')) - 1) * size
  const count = Math.max(0, Math.min(size, TOTAL - start))
  const text = JSON.stringify({
    status: 200,
    data_list: Array.from({ length: count }, (_, index) => rowOf(start + index)),
  })
  await new Promise((resolve) => setTimeout(resolve, ANSWER))
  window.bench.answeredAt ??= performance.now()
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

const client = createFleetClient({ bases: { main: 'https://fleet.example' }, fetch: answer })
/** Resolves with the time at which something is there; rejects two minutes later. */
const found = (what, isThere) =>
  new Promise((resolve, reject) => {
    const end = performance.now() + 120_000
    const look = () => {
      const now = performance.now()
      if (isThere()) resolve(now)
      else if (now > end) reject(new Error(`The page does not show ${what}.`))
      else requestAnimationFrame(look)
    }
    look()
  })
// Before it is what was announced.
const totalOf = () =>
  [...document.querySelectorAll('p strong')].findLast(({ parentElement }) =>
    parentElement.textContent.includes('Total'),
  )?.textContent

window.bench = {
  total: TOTAL.toLocaleString('en-GB'),
  /** When the first answer arrived. */
  answeredAt: undefined,
  totalOf,
  /** Resolves with the milliseconds from the first answer to the first rows. */
  open: async () => {
    createRoot(document.getElementById('root')).render(
      h(FleetProvider, { client, page: true }, h(CheckInList)),
    )
    const shownAt = await found('rows', () => document.querySelector('[role="rowheader"]'))
    return shownAt - window.bench.answeredAt
  },
  /** Resolves once the list tells its complete total. */
  complete: () => found('its total', () => totalOf() === window.bench.total),
}
