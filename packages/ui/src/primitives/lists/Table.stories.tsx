import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../actions/Button.tsx'
import type { DataSort } from './DataTableProps.ts'
import { Table, type TableColumn, type TableProps } from './Table.tsx'

interface Driver {
  readonly id: string
  readonly name: string
  readonly vehicle: string
  readonly trips: number
}

const drivers: readonly Driver[] = [
  { id: 'd1', name: 'Aung Ko', vehicle: 'YGN-4H/1234', trips: 12 },
  { id: 'd2', name: 'Su Mon', vehicle: 'YGN-2K/9911', trips: 31 },
  { id: 'd3', name: 'Kyaw Zin', vehicle: 'MDY-7A/0042', trips: 4 },
]

const columns: readonly TableColumn<Driver>[] = [
  { id: 'name', header: 'Driver', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'vehicle', header: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { id: 'trips', header: 'Trips', cell: ({ trips }) => trips, align: 'end', isSortable: true },
]

type StoryArgs = Omit<TableProps<Driver>, 'keyOf'>

function DriverTable(props: StoryArgs) {
  const [sort, setSort] = useState<DataSort | undefined>(props.sort)
  const rows = [...props.rows].sort((a, b) => {
    if (!sort) return 0
    const order =
      sort.columnId === 'trips' ? a.trips - b.trips : a.name < b.name ? -1 : a.name > b.name ? 1 : 0
    return sort.direction === 'ascending' ? order : -order
  })
  return <Table {...props} rows={rows} sort={sort} onSort={setSort} keyOf={({ id }) => id} />
}

/**
 * Rows and columns. Below a width of 560 px, and of 860 px with more than five columns, each row becomes a block of labelled lines.
 *
 * **Do** set `isRowHeader` on the column that identifies the row, align numbers to the `end`, and split long tables with `Pagination`.
 * **Do not** use it for layout, or for lists of cards.
 *
 * **Keyboard** Sortable headers are buttons: ascending, descending, then the order without a sort.
 */
const meta = {
  title: 'Primitives/Table',
  component: Table,
  render: (args) => <DriverTable {...(args as StoryArgs)} />,
  args: {
    label: 'Drivers',
    columns,
    rows: drivers,
    empty: <p style={{ padding: 16, margin: 0 }}>No drivers found.</p>,
  },
} satisfies Meta

export default meta
type Story = StoryObj<StoryArgs>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

export const Sorted: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Drivers' }))
    await expect(names(canvasElement)).toEqual(['Aung Ko', 'Su Mon', 'Kyaw Zin'])
    await userEvent.click(table.getByRole('button', { name: 'Trips' }))
    await expect(names(canvasElement)).toEqual(['Kyaw Zin', 'Aung Ko', 'Su Mon'])
    const header = table.getByRole('columnheader', { name: 'Trips' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(table.getByRole('button', { name: 'Trips' }))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvasElement)[0]).toBe('Su Mon')
  },
}

export const AsGiven: Story = {
  name: 'A press on the header of a descending column shows the rows as given, as in a DataTable',
  tags: ['!dev', '!autodocs'],
  args: { sort: { columnId: 'trips', direction: 'descending' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)[0]).toBe('Su Mon')
    await userEvent.click(canvas.getByRole('button', { name: 'Trips' }))
    await expect(canvas.getByRole('columnheader', { name: 'Trips' })).toHaveAttribute('aria-sort', 'none')
    await expect(names(canvasElement)).toEqual(['Aung Ko', 'Su Mon', 'Kyaw Zin'])
  },
}

export const Loading: Story = {
  tags: ['picture'],
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('No drivers found.')).toBeNull()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: ({ canvas }) => expect(canvas.getByText('No drivers found.')).toBeVisible(),
}

export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The rows keep their role for screen readers.
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    // The sort buttons are one line.
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(canvas.getAllByRole('cell')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'ယာဉ်မောင်းများ',
    rows: [{ id: 'd1', name: 'အောင်ကို', vehicle: '4H/1234', trips: 12 }],
    columns: [
      { id: 'name', header: 'ယာဉ်မောင်း အမည်', cell: ({ name }) => name, isRowHeader: true },
      { id: 'vehicle', header: 'ယာဉ်နံပါတ်', cell: ({ vehicle }) => vehicle },
      { id: 'trips', header: 'ခရီးစဉ်အရေအတွက်', cell: ({ trips }) => trips, align: 'end' },
    ],
  },
}

function RemovableRows() {
  const [rows, setRows] = useState(drivers)
  const remove = (row: Driver) => setTimeout(() => setRows((all) => all.filter((one) => one !== row)), 20)
  const buttons: TableColumn<Driver> = {
    id: 'remove',
    header: 'Actions',
    cell: (row) => <Button onPress={() => remove(row)}>{`Remove ${row.name}`}</Button>,
  }
  return (
    <>
      <h1>All drivers</h1>
      <Table label="Drivers" columns={[...columns, buttons]} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

export const RowRemoved: Story = {
  name: 'The focus of a removed row goes to the next row, else the previous one, else to the heading',
  tags: ['!dev', '!autodocs'],
  render: () => <RemovableRows />,
  play: async ({ canvas }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    remove('Su Mon').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Kyaw Zin')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Aung Ko')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All drivers' })).toHaveFocus())
  },
}

const more = ['Mobile', 'Device', 'Group'].map(
  (header): TableColumn<Driver> => ({ id: header, header, cell: ({ id }) => `${header} ${id}` }),
)

export const Many: Story = {
  name: 'More than five columns are lines below 860 px, two beside each other',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  args: { columns: [...columns, ...more] },
  render: (args) => <DriverTable {...(args as StoryArgs)} />,
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    const cells = within(row as HTMLElement)
    const name = cells.getByRole('rowheader', { name: 'Aung Ko' }).getBoundingClientRect()
    const vehicle = cells.getByRole('cell', { name: 'YGN-4H/1234' }).getBoundingClientRect()
    const trips = cells.getByRole('cell', { name: '12' }).getBoundingClientRect()
    await expect(vehicle.top).toBe(name.top)
    await expect(vehicle.left).toBeGreaterThan(name.right - 1)
    await expect(trips.top).toBeGreaterThanOrEqual(name.bottom)
    await expect(trips.left).toBe(name.left)
  },
}
