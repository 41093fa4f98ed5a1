import type { Meta, StoryObj } from '@storybook/react-vite'
import { cloneElement, type ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import * as kit from '../index.ts'
import { everyView, everyWidget, OVERLAYS } from '../testing/everyMount.ts'
import type { RootProps } from './rootProps.ts'

const ignore = () => {}
const days = { start: '', end: '' }
const columns = [{ id: 'name', header: 'Name', cell: String }]

/** The parts whose id is their control's, so that a label can refer to it. */
const FIELDS = ['Checkbox', 'PasswordField', 'SearchField', 'Select', 'Switch', 'TextField']

/** Every exported part with a root element of its own in the page; overlays have none. */
const PARTS: Readonly<Record<string, ReactElement<RootProps>>> = {
  Avatar: <kit.Avatar name="Aung" />,
  Badge: <kit.Badge>New</kit.Badge>,
  Banner: <kit.Banner tone="info">A banner</kit.Banner>,
  Brand: <kit.Brand />,
  Breadcrumbs: <kit.Breadcrumbs crumbs={[{ label: 'Home' }]} />,
  Button: <kit.Button>Press</kit.Button>,
  Card: <kit.Card>A card</kit.Card>,
  Checkbox: <kit.Checkbox>Routes</kit.Checkbox>,
  DataTable: <kit.DataTable label="Rows" columns={columns} rows={[]} keyOf={String} emptyText="None" />,
  DateField: <kit.DateField label="Day" value="" onChange={ignore} />,
  DateRangeField: <kit.DateRangeField label="Days" value={days} onChange={ignore} />,
  EmptyState: <kit.EmptyState message="Nothing here" />,
  ErrorCard: <kit.ErrorCard message="It failed" />,
  IconButton: <kit.IconButton label="Close">x</kit.IconButton>,
  InfiniteList: (
    <kit.InfiniteList
      label="Items"
      items={['one']}
      keyOf={String}
      hasMore={false}
      isLoading={false}
      onLoadMore={ignore}
    >
      {(item) => item}
    </kit.InfiniteList>
  ),
  Link: <kit.Link href="/home">Home</kit.Link>,
  LoadingBar: <kit.LoadingBar isLoading />,
  MultiSelect: <kit.MultiSelect label="Groups" items={[]} value={[]} onChange={ignore} />,
  Pagination: <kit.Pagination page={1} pages={2} onPage={ignore} />,
  PasswordField: <kit.PasswordField label="Password" autoComplete="new-password" />,
  PeriodSelect: <kit.PeriodSelect value={{ option: 'today' }} onChange={ignore} />,
  ReloadCard: <kit.ReloadCard message="It failed" />,
  SearchField: <kit.SearchField label="Search" />,
  SegmentedControl: (
    <kit.SegmentedControl label="Size" items={[{ id: 's', label: 'Small' }]} value="s" onChange={ignore} />
  ),
  Select: (
    <kit.Select label="City" items={[{ id: 'yangon', label: 'Yangon' }]} value="yangon" onChange={ignore} />
  ),
  Skeleton: <kit.Skeleton />,
  Slider: <kit.Slider label="Size" value={1} minValue={0} maxValue={2} onChange={ignore} />,
  Spinner: <kit.Spinner />,
  SuggestField: (
    <kit.SuggestField label="Place" value="" onChange={ignore} suggestions={[]} onChoose={ignore} />
  ),
  Switch: <kit.Switch>Live</kit.Switch>,
  Table: <kit.Table label="Rows" columns={columns} rows={[]} keyOf={String} />,
  Tabs: (
    <kit.Tabs label="Parts" tabs={[{ id: 'one', label: 'One' }]}>
      {() => 'One'}
    </kit.Tabs>
  ),
  TextField: <kit.TextField label="Name" />,
}

const isOverlay = (name: string) => OVERLAYS.includes(name)
const only = (table: Readonly<Record<string, ReactElement>>, isIn: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isIn(name))) as typeof PARTS

const found = new Map<string, Element | null>()

/** Each part with an id, a class, a style, a `data-*` attribute and a ref. */
function Roots({ parts }: { parts: typeof PARTS }) {
  return (
    <section aria-label="Roots" style={{ display: 'grid', gap: 8 }}>
      {Object.entries(parts).map(([name, part]) =>
        cloneElement(part, {
          key: name,
          id: `id-${name}`,
          className: 'given',
          style: { outlineOffset: 7 },
          ref: (root) => void found.set(name, root),
          ...{ 'data-testid': name },
        }),
      )}
    </section>
  )
}

const meta = {
  title: 'Testing/Roots',
  component: Roots,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Roots>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

/** What the root of a part has. Read at once: its state, and with it the root, may change between two awaits. */
function readRoot(name: string) {
  const root = page.getByTestId(name)
  const owner = document.getElementById(`id-${name}`)
  return {
    name,
    hasClass: root.classList.contains('given'),
    outlineOffset: root.style.outlineOffset,
    hasRef: found.get(name) === root,
    hasId: (FIELDS.includes(name) ? owner?.closest('[data-testid]') : owner) === root,
  }
}

const play: Story['play'] = async ({ args: { parts } }) => {
  for (const name of Object.keys(parts)) {
    await page.findByTestId(name)
    const whole = { name, hasClass: true, outlineOffset: '7px', hasRef: true, hasId: true }
    await expect(readRoot(name)).toEqual(whole)
  }
}

export const EveryPart: Story = { args: { parts: PARTS }, play }

/** While nothing has loaded. */
export const EveryWidget: Story = { args: { parts: only(everyWidget, (name) => !isOverlay(name)) }, play }

export const EveryOverlay: Story = { args: { parts: only(everyWidget, isOverlay) }, play }

export const EveryView: Story = { args: { parts: only(everyView, (name) => !isOverlay(name)) }, play }
