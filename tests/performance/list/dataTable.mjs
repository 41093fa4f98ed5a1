// DataTable with 10,000 rows of eight columns, the height of a laptop's window.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable } from '../../../packages/ui/exports/DataTable.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'

const client = { call: () => Promise.reject(new Error('No server')) }
const rows = Array.from({ length: 10_000 }, (_, index) => ({
  key: `key-${index}`,
  values: Array.from({ length: 8 }, (_, column) => `${column ? 'Value' : 'BK'} ${index * (column + 1)}`),
}))
const columns = rows[0].values.map((_, column) => ({
  id: `c${column}`,
  header: `Column ${column}`,
  sort: ({ values }) => values[column],
  cell: ({ values }) => values[column],
}))
const keyOf = ({ key }) => key

window.bench = {
  open: async () => {
    const table = h(DataTable, {
      label: 'Bookings',
      columns,
      rows,
      keyOf,
      onRow: () => {},
      emptyText: 'None',
    })
    createRoot(document.getElementById('root')).render(
      h(FleetProvider, { client, page: true }, h('div', { style: { height: '100vh' } }, table)),
    )
    while (!document.querySelector('[role="rowheader"]')) await new Promise(requestAnimationFrame)
  },
}
