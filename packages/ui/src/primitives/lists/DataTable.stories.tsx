import { formatDateTime } from '@fleetgis/domain/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { formatWords } from '../../i18n/formatWords.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'
import { TIME_WIDTH } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import type { DataColumn, DataTableProps } from './DataTableProps.ts'
import { cutText } from './showWhole.ts'

interface Driver {
  readonly id: string
  readonly name: string
  readonly vehicle: string
  readonly trips: number
  readonly balance: number
}

const NAMES = ['Aung Ko', 'Su Mon', 'Kyaw Zin', 'Thida Win', 'Min Thu']
const driver = (index: number): Driver => ({
  id: `d${index}`,
  name: `${NAMES[index % NAMES.length]} ${index}`,
  vehicle: `YGN-${1000 + ((index * 37) % 9000)}`,
  trips: (index * 7) % 53,
  balance: (index * 1_250) % 90_000,
})
const drivers = (count: number) => Array.from({ length: count }, (_, index) => driver(index))

const columns: readonly DataColumn<Driver>[] = [
  { id: 'name', header: 'Driver', width: '2fr', sort: ({ name }) => name, cell: ({ name }) => name },
  { id: 'vehicle', header: 'Vehicle', sort: ({ vehicle }) => vehicle, cell: ({ vehicle }) => vehicle },
  { id: 'trips', header: 'Trips', isNumeric: true, sort: ({ trips }) => trips, cell: ({ trips }) => trips },
  {
    id: 'balance',
    header: 'Balance',
    isNumeric: true,
    width: 120,
    sort: ({ balance }) => balance,
    cell: ({ balance }) => balance.toLocaleString('en-GB'),
  },
]
const keyOf = ({ id }: Driver) => id

type StoryArgs = Omit<DataTableProps<Driver>, 'keyOf' | 'openKey'>

/** The table of drivers, which opens a row as a list with a panel does. */
function DriverTable(props: StoryArgs) {
  const [openKey, setOpenKey] = useState<string>()
  return (
    <div style={{ height: 640, maxWidth: 1200 }}>
      <DataTable<Driver>
        {...props}
        keyOf={keyOf}
        openKey={openKey}
        onRow={
          props.onRow &&
          ((row) => {
            setOpenKey(keyOf(row))
            props.onRow?.(row)
          })
        }
      />
    </div>
  )
}

/**
 * A dense table, loaded when it first renders. It fills the height of its container and scrolls there, sideways too where the
 * columns do not fit: the first one stays. With `size` it is one page of a list: as high as its rows, and on windows under
 * 900 px each row is a block of lines.
 *
 * **Do** render one without `size` where `useIsWide()` holds, and cards below that width; keep `columns`, `keyOf` and the row objects between renders; mark the column that names the row with `isRowHeader`, unless it is the first.
 * Give it a `name`, and the browser keeps what its user sets up: widths, hidden columns, compact rows.
 * `lines={2}` lets texts break where the columns do not fit otherwise. What a cell cuts is its tooltip, and whole where the row has the keyboard's focus, or where the cell is pressed in rows that do not open.
 * **Do not** use it for a few static rows (`Table`), or put more than two lines into a cell.
 *
 * **Keyboard** Tab stops once in the head and once in the rows. In the head, the left and right arrows move between names and edges; Enter sorts, and on an edge the up and down arrows change the width. In the rows, the up and down arrows, Page Up, Page Down, Home and End move; Enter opens the row, and Tab reaches its buttons.
 */
const meta = {
  title: 'Primitives/DataTable',
  component: DataTable,
  render: (args) => <DriverTable {...(args as StoryArgs)} />,
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Drivers', columns, rows: drivers(60), emptyText: 'No driver', onRow: fn() },
} satisfies Meta

export default meta
type Story = StoryObj<StoryArgs>

const table = (canvasElement: HTMLElement) => within(canvasElement).findByRole('table', { name: 'Drivers' })
const scrollerOf = (grid: HTMLElement) => grid.parentElement as HTMLElement
const namesIn = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const headerOf = (grid: HTMLElement, name: string) => within(grid).getByRole('columnheader', { name })
const pressHead = (header: HTMLElement) => userEvent.click(within(header).getByRole('button'))

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, args }) => {
    const grid = await table(canvasElement)
    await userEvent.click(await within(grid).findByText('Su Mon 1'))
    await expect(args.onRow).toHaveBeenLastCalledWith(driver(1))
    // A selection, such as after a copy, stops the mouse only.
    getSelection()?.selectAllChildren(canvas.getByText('60 rows'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRow).toHaveBeenLastCalledWith(driver(2))
    getSelection()?.removeAllRanges()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onRow).toHaveBeenLastCalledWith(driver(59)))
    await expect(canvas.getByText('60 rows')).toBeVisible()
  },
}

/** Presses a key when the table has rendered and its effects have not run yet. */
function KeyBeforeEffects({ args }: { args: StoryArgs }) {
  const [poll, setPoll] = useState(0)
  useLayoutEffect(() => {
    if (poll > 0) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  }, [poll])
  return (
    <>
      <DriverTable {...args} rows={poll > 0 ? polledRows : args.rows} />
      <button type="button" onClick={() => setTimeout(() => setPoll(1))}>
        Poll
      </button>
    </>
  )
}
const polledRows = drivers(60)

export const KeyDuringRender: Story = {
  name: 'A key that comes between a render and its effects moves the focus',
  tags: ['!dev', '!autodocs'],
  render: (args) => <KeyBeforeEffects args={args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const grid = await table(canvasElement)
    const button = canvas.getByRole('button', { name: 'Poll' })
    ;(await within(grid).findByRole('button', { name: 'Su Mon 1' })).focus()
    // A click by the user would take the focus from the row.
    fireEvent.click(button)
    await waitFor(() => expect(within(grid).getByRole('button', { name: 'Kyaw Zin 2' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onRow).toHaveBeenLastCalledWith(driver(2))
  },
}

export const Loading: Story = {
  tags: ['picture'],
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').closest('[data-component="DataTable"]')).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.queryByText('No driver')).toBeNull()
  },
}

export const Empty: Story = {
  tags: ['picture'],
  args: { rows: [], emptyHint: 'Choose another group above.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No driver')).toBeVisible()
    await expect(canvas.getByText('Choose another group above.')).toBeVisible()
  },
}

export const PartLoaded: Story = {
  name: 'A sort says which rows it covers where the server has more',
  args: { total: 812, hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const grid = await table(canvasElement)
    await expect(canvas.getByText('60 of 812 loaded')).toBeVisible()
    await expect(grid).toHaveAttribute('aria-rowcount', '813')
    await pressHead(headerOf(grid, 'Driver'))
    await expect(await canvas.findByText('Sorted in the 60 loaded of 812')).toBeVisible()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    scrollerOf(grid).scrollTop = grid.scrollHeight
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled())
  },
}

export const FailedMore: Story = {
  tags: ['picture'],
  args: { total: 812, hasMore: true, hasFailedMore: true, onLoadMore: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const grid = await table(canvasElement)
    scrollerOf(grid).scrollTop = grid.scrollHeight
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1)
  },
}

export const Resized: Story = {
  name: 'A press on a header sorts, in both directions, and back; a column is resized by the slider on its edge',
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    const sorted = headerOf(grid, 'Balance')
    await pressHead(sorted)
    await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'ascending'))
    await expect(namesIn(grid).slice(0, 2)).toEqual(['Aung Ko 0', 'Su Mon 1'])
    await pressHead(sorted)
    await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'descending'))
    await expect(namesIn(grid)[0]).toBe('Min Thu 59')
    await pressHead(sorted)
    await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'none'))
    await expect(namesIn(grid)[0]).toBe('Aung Ko 0')

    // Alt+Left is the browser's way back.
    sorted.querySelector('button')?.focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(sorted.querySelector('button')).toHaveFocus()

    const header = headerOf(grid, 'Vehicle')
    const { width } = header.getBoundingClientRect()
    const edge = within(header).getByRole('slider', { name: 'Width of Vehicle' })
    edge.focus()
    await expect(Math.abs(Number((edge as HTMLInputElement).value) - width)).toBeLessThan(8)
    await fireEvent.change(edge, { target: { value: '480' } })
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(480))
  },
}

const pressed = fn()
const actions = {
  width: 96,
  cell: ({ name }: Driver) => (
    <Button aria-label={`Top up ${name}`} onPress={() => pressed(name)}>
      Top up
    </Button>
  ),
}

export const Settings: Story = {
  name: 'A table with a name keeps widths, hidden columns and compact rows in this browser',
  args: { name: 'story' },
  beforeEach: () => () => localStorage.removeItem('fleetgis.table.story'),
  render: (args) => {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <Button onPress={() => setShown(!isShown)}>Mount</Button>
        {isShown ? <DriverTable {...(args as StoryArgs)} /> : null}
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = await table(canvasElement)
    const height = (await canvas.findAllByRole('row'))[1]?.offsetHeight ?? 0
    within(headerOf(grid, 'Balance')).getByRole('slider').focus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Table settings' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Table settings' }))
    // The column that names the rows stays.
    const names = panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await expect(names).toEqual(['Vehicle', 'Trips', 'Balance'])
    await userEvent.click(panel.getByRole('checkbox', { name: 'Vehicle' }))
    await userEvent.click(panel.getByRole('switch', { name: 'Compact rows' }))
    await userEvent.keyboard('{Escape}')
    await expect(within(grid).queryByRole('columnheader', { name: 'Vehicle' })).toBeNull()
    await expect(grid.querySelectorAll('[data-part="head"] [tabindex="0"]')).toHaveLength(1)
    const edge = within(headerOf(grid, 'Trips')).getByRole('slider', { name: 'Width of Trips' })
    edge.focus()
    await userEvent.keyboard('{ArrowUp}')
    const width = headerOf(grid, 'Trips').offsetWidth

    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    const again = await table(canvasElement)
    await expect(within(again).queryByRole('columnheader', { name: 'Vehicle' })).toBeNull()
    await expect(headerOf(again, 'Trips').offsetWidth).toBe(width)
    await waitFor(() => expect(within(again).getAllByRole('row')[1]?.offsetHeight).toBeLessThan(height))
  },
}

export const StorageRefused: Story = {
  name: 'What the storage refuses lasts as long as the page, or until it takes another choice',
  tags: ['!dev', '!autodocs'],
  args: { name: 'story' },
  beforeEach: () => () => localStorage.removeItem('fleetgis.table.story'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table settings' }))
    const compact = await canvas.findByRole('switch', { name: 'Compact rows' })
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    })
    await userEvent.click(compact)
    await expect(compact).toBeChecked()
    setItem.mockRestore()
    await userEvent.click(compact)
    await expect(compact).not.toBeChecked()
  },
}

export const Actions: Story = {
  tags: ['picture'],
  name: 'A button in a row does not open the row',
  args: { actions },
  play: async ({ canvasElement, args }) => {
    const grid = await table(canvasElement)
    await userEvent.click(within(grid).getByRole('button', { name: 'Top up Su Mon 1' }))
    await expect(pressed).toHaveBeenCalledWith('Su Mon 1')
    await expect(args.onRow).not.toHaveBeenCalled()
  },
}

const FIXED: Readonly<Record<string, number>> = { name: 80, vehicle: 48, trips: 600, balance: 600 }
const narrowColumns = columns.map((column) => ({ ...column, width: FIXED[column.id] ?? 0 }))

export const Sideways: Story = {
  tags: ['picture'],
  name: 'Columns that do not fit scroll sideways beside the first one; a cut text is its tooltip',
  args: { columns: narrowColumns },
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    const name = await within(grid).findByRole('rowheader', { name: 'Kyaw Zin 2' })
    const edges = () => [name, headerOf(grid, 'Driver')].map((cell) => cell.getBoundingClientRect().left)
    const before = edges()
    const { left } = headerOf(grid, 'Trips').getBoundingClientRect()
    for (const cell of [name, within(grid).getByText('YGN-1074')]) {
      await userEvent.hover(cell)
      await expect(cell).toHaveAttribute('title', cell.textContent)
    }
    const whole = within(grid).getAllByText('14')[0]
    await userEvent.hover(whole as HTMLElement)
    await expect(whole?.title).toBe('')
    scrollerOf(grid).scrollLeft = 100
    await waitFor(() => expect(headerOf(grid, 'Trips').getBoundingClientRect().left).toBe(left - 100))
    await waitFor(() => expect(edges()).toEqual(before))
    // The cells that stay in view leave the line below their row free.
    for (const cell of [name, headerOf(grid, 'Driver')]) {
      const { bottom = 0 } = cell.parentElement?.getBoundingClientRect() ?? {}
      await expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom - 1)
    }
  },
}

export const CutByLittle: Story = {
  name: 'A text that is cut by four pixels is a tooltip as well',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const cell = within(await table(canvasElement)).getByText('YGN-1074')
    const text = document.createRange()
    text.selectNodeContents(cell)
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    const whole =
      text.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
    cell.style.width = `${whole}px`
    await userEvent.hover(cell)
    await expect(cell.title).toBe('')
    await userEvent.unhover(cell)
    cell.style.width = `${whole - 4}px`
    await userEvent.hover(cell)
    await expect(cell).toHaveAttribute('title', 'YGN-1074')
  },
}

export const Long: Story = {
  name: 'Of 10,000 rows only the visible ones are in the document: twenty fit a height of 640 px, under a head that stays',
  args: { rows: drivers(10_000) },
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    const { bottom } = scrollerOf(grid).getBoundingClientRect()
    const head = headerOf(grid, 'Trips')
    const rows = () =>
      within(grid)
        .getAllByRole('row')
        .slice(1)
        .filter((row) => row.getBoundingClientRect().bottom <= bottom)
    await expect(rows().length).toBeGreaterThanOrEqual(20)
    const { top } = head.getBoundingClientRect()
    scrollerOf(grid).scrollTop = 800
    await within(grid).findByText('Min Thu 39')
    await expect(head.getBoundingClientRect().top).toBe(top)

    scrollerOf(grid).scrollTop = grid.scrollHeight
    await within(grid).findByText('Min Thu 9999')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80)
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
  },
}

export const BurmeseDark: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'desktop' } },
  args: {
    label: 'ယာဉ်မောင်းများ',
    columns: [
      { id: 'name', header: 'ယာဉ်မောင်း', sort: ({ name }) => name, cell: ({ name }) => name },
      { id: 'trips', header: 'ခရီးစဉ်အရေအတွက်', isNumeric: true, cell: ({ trips }) => trips },
    ],
    rows: [
      { ...driver(1), name: 'အောင်ကို' },
      { ...driver(2), name: 'သီတာဝင်း' },
    ],
    total: 40,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getByText('စုစုပေါင်း 40 ခုအနက် 2 ခု ဖွင့်ပြီး')).toBeVisible()
  },
}

/** The cells of a row that show what they cut. */
const wholeIn = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[data-whole] > [data-whole]')].map((cell) => {
    const isWhole = cell.scrollWidth <= cell.clientWidth && cell.scrollHeight <= cell.clientHeight
    return `${cell.textContent}${isWhole ? '' : ', cut'}`
  })

export const WholeOnPress: Story = {
  name: 'A press shows what a cell cuts, until another place is pressed',
  tags: ['!dev', '!autodocs'],
  args: { columns: narrowColumns, onRow: undefined },
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    await userEvent.click(await within(grid).findByRole('rowheader', { name: 'Kyaw Zin 2' }))
    await expect(wholeIn(grid)).toEqual(['Kyaw Zin 2'])
    await userEvent.click(within(grid).getAllByText('14')[0] as HTMLElement)
    await expect(wholeIn(grid)).toEqual([])
  },
}

export const WholeOnFocus: Story = {
  name: 'A row with the focus of the keyboard shows what its cells cut',
  tags: ['picture'],
  args: { columns: narrowColumns },
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    ;(await within(grid).findByRole('button', { name: 'Aung Ko 0' })).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(wholeIn(grid)).toEqual(['Kyaw Zin 2', 'YGN-1074']))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(wholeIn(grid)).toEqual(['Thida Win 3', 'YGN-1111']))
  },
}

export const TwoLines: Story = {
  name: 'With two lines texts break where their columns are narrow',
  tags: ['picture'],
  args: { lines: 2, onRow: undefined, columns: columns.map((column) => ({ ...column, width: 88 })) },
  play: async ({ canvasElement }) => {
    const grid = await table(canvasElement)
    const name = await within(grid).findByRole('rowheader', { name: 'Kyaw Zin 2' })
    await userEvent.hover(name)
    await expect(name).toHaveAttribute('title', '')
    const row = name.parentElement as HTMLElement
    await expect(name.getBoundingClientRect().height).toBeLessThan(row.getBoundingClientRect().height)
    // A cell shows the letters that Burmese stacks below its line.
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(name)
    const font = `${fontWeight} ${fontSize} ${fontFamily}`
    await document.fonts.load(font, 'မန္တလေး')
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.font = font
    const { fontBoundingBoxDescent, actualBoundingBoxDescent } = context.measureText('မန္တလေး')
    const text = document.createRange()
    text.selectNodeContents(name)
    const { bottom = 0 } = [...text.getClientRects()].pop() ?? {}
    const drawnTo = bottom - fontBoundingBoxDescent + actualBoundingBoxDescent
    await expect(drawnTo).toBeLessThan(name.getBoundingClientRect().bottom + 1)
  },
}

/** A wide date of each month at noon, and of one month in the other parts of the day. */
const TIMES = [
  ...Array.from({ length: 12 }, (_, month) => `2028-${String(month + 1).padStart(2, '0')}-28 12:58:00`),
  ...['10', '18', '20'].map((hour) => `2028-10-28 ${hour}:58:00`),
]

function TimesTable() {
  const { t, language } = useFleet()
  return (
    <DataTable<{ at: string }>
      label="Trips"
      columns={[
        {
          id: 'at',
          header: 'Start',
          width: TIME_WIDTH[language === 'my' ? 'my' : 'en'],
          cell: ({ at }) => formatDateTime(at, formatWords(t)),
        },
        { id: 'stamp', header: 'Stamp', cell: ({ at }) => at },
      ]}
      rows={TIMES.map((at) => ({ at }))}
      emptyText=""
      keyOf={({ at }) => at}
    />
  )
}

const playTimes: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table')
  const cells = canvas.getAllByRole('row').flatMap((row) => [...row.children].slice(0, 1) as HTMLElement[])
  await expect(cells.length).toBeGreaterThan(TIMES.length)
  await expect(cells.map(cutText).filter(Boolean)).toEqual([])
}

export const LongestTimes: Story = {
  name: 'The column of times holds the longest one',
  tags: ['!dev', '!autodocs'],
  render: () => <TimesTable />,
  globals: { viewport: { value: 'desktop' } },
  play: playTimes,
}

export const LongestTimesInBurmese: Story = {
  name: 'The column of times holds the longest Burmese one',
  tags: ['!dev', '!autodocs'],
  render: () => <TimesTable />,
  globals: { language: 'my', viewport: { value: 'desktop' } },
  parameters: { latinWords: { Trips: 'of the story', Start: 'of the story', Stamp: 'of the story' } },
  play: playTimes,
}

export const PageOnPhone: Story = {
  name: 'On a phone a page of rows is blocks of lines, which buttons above them sort',
  globals: { viewport: { value: 'phone' } },
  args: { rows: drivers(10), size: 10, total: 60 },
  play: async ({ canvas, canvasElement, args }) => {
    const grid = await table(canvasElement)
    await expect(namesIn(grid)[0]).toBe('Aung Ko 0')
    await pressHead(headerOf(grid, 'Trips'))
    await expect(headerOf(grid, 'Trips')).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('60 rows')).toHaveRole('status')
    // 49, 3 and 10 trips modulo 53: the eighth driver has the fewest after the first.
    await expect(namesIn(grid).slice(0, 2)).toEqual(['Aung Ko 0', 'Thida Win 8'])
    await userEvent.click(canvas.getByText('Su Mon 1'))
    await expect(args.onRow).toHaveBeenLastCalledWith(driver(1))
  },
}

function RemovableRows({ args }: { args: StoryArgs }) {
  const [rows, setRows] = useState(args.rows)
  const remove = (row: Driver) => setTimeout(() => setRows((all) => all.filter((one) => one !== row)), 20)
  return (
    <DriverTable
      {...args}
      rows={rows}
      actions={{
        cell: (row) => <Button onPress={() => remove(row)}>{`Remove ${row.name}`}</Button>,
        width: 200,
      }}
    />
  )
}

export const RowRemoved: Story = {
  name: 'The focus of a removed row goes to the same control of the next row, else of the previous one',
  tags: ['!dev', '!autodocs'],
  args: { rows: drivers(2) },
  render: (args) => <RemovableRows args={args} />,
  play: async ({ canvas, canvasElement }) => {
    await table(canvasElement)
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    remove('Aung Ko 0').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Su Mon 1')).toHaveFocus())
    // The arrow keys go on from there.
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Su Mon 1' })).toHaveFocus()
  },
}

/** The rows of a search: none while it loads, and then none found. */
function SearchedRows({ args }: { args: StoryArgs }) {
  const [rows, setRows] = useState<readonly Driver[] | undefined>(args.rows)
  return (
    <>
      <Button onPress={() => setRows(undefined)}>Search</Button>
      <Button onPress={() => setRows([])}>Answer</Button>
      <DriverTable {...args} rows={rows ?? []} isLoading={rows === undefined} />
    </>
  )
}

export const Searched: Story = {
  name: 'One live region announces the number of rows after each search, also of none',
  tags: ['!dev', '!autodocs'],
  render: (args) => <SearchedRows args={args} />,
  play: async ({ canvas, canvasElement }) => {
    await table(canvasElement)
    const count = canvas.getByText('60 rows')
    await expect(count).toHaveRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(count).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(count).toHaveTextContent('0 rows')
  },
}
