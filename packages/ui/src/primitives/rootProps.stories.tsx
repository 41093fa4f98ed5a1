import type { Meta, StoryObj } from '@storybook/react-vite'
import { cloneElement, type ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { everyView } from '../testing/everyView.tsx'
import { everyWidget } from '../testing/everyWidget.tsx'
import { Button } from './actions/Button.tsx'
import { IconButton } from './actions/IconButton.tsx'
import { Link } from './actions/Link.tsx'
import { Banner } from './feedback/Banner.tsx'
import { EmptyState } from './feedback/EmptyState.tsx'
import { ErrorCard } from './feedback/ErrorCard.tsx'
import { LoadingBar } from './feedback/LoadingBar.tsx'
import { ReloadCard } from './feedback/ReloadCard.tsx'
import { Skeleton } from './feedback/Skeleton.tsx'
import { Spinner } from './feedback/Spinner.tsx'
import { Checkbox } from './fields/Checkbox.tsx'
import { DateField } from './fields/DateField.tsx'
import { DateRangeField } from './fields/DateRangeField.tsx'
import { MultiSelect } from './fields/MultiSelect.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { PeriodSelect } from './fields/PeriodSelect.tsx'
import { SearchField } from './fields/SearchField.tsx'
import { SegmentedControl } from './fields/SegmentedControl.tsx'
import { Select } from './fields/Select.tsx'
import { Slider } from './fields/Slider.tsx'
import { SuggestField } from './fields/SuggestField.tsx'
import { Switch } from './fields/Switch.tsx'
import { TextField } from './fields/TextField.tsx'
import { Avatar } from './layout/Avatar.tsx'
import { Badge } from './layout/Badge.tsx'
import { Brand } from './layout/Brand.tsx'
import { Breadcrumbs } from './layout/Breadcrumbs.tsx'
import { Card } from './layout/Card.tsx'
import { Tabs } from './layout/Tabs.tsx'
import { DataTable } from './lists/DataTable.tsx'
import { InfiniteList } from './lists/InfiniteList.tsx'
import { Pagination } from './lists/Pagination.tsx'
import { Table } from './lists/Table.tsx'
import type { RootProps } from './rootProps.ts'

const ignore = () => {}
const days = { start: '', end: '' }
const columns = [{ id: 'name', header: 'Name', cell: String }]

/** The parts whose id is their control's, so that a label can refer to it. */
const FIELDS = ['Checkbox', 'PasswordField', 'SearchField', 'Select', 'Switch', 'TextField']

/** Every exported part with a root element of its own in the page; overlays have none. */
const PARTS: Readonly<Record<string, ReactElement<RootProps>>> = {
  Avatar: <Avatar name="Aung" />,
  Badge: <Badge>New</Badge>,
  Banner: <Banner tone="info">A banner</Banner>,
  Brand: <Brand />,
  Breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Home' }]} />,
  Button: <Button>Press</Button>,
  Card: <Card>A card</Card>,
  Checkbox: <Checkbox>Routes</Checkbox>,
  DataTable: <DataTable label="Rows" columns={columns} rows={[]} keyOf={String} emptyText="None" />,
  DateField: <DateField label="Day" value="" onChange={ignore} />,
  DateRangeField: <DateRangeField label="Days" value={days} onChange={ignore} />,
  EmptyState: <EmptyState message="Nothing here" />,
  ErrorCard: <ErrorCard message="It failed" />,
  IconButton: <IconButton label="Close">x</IconButton>,
  InfiniteList: (
    <InfiniteList
      label="Items"
      items={['one']}
      keyOf={String}
      hasMore={false}
      isLoading={false}
      onLoadMore={ignore}
    >
      {(item) => item}
    </InfiniteList>
  ),
  Link: <Link href="/home">Home</Link>,
  LoadingBar: <LoadingBar isLoading />,
  MultiSelect: <MultiSelect label="Groups" items={[]} value={[]} onChange={ignore} />,
  Pagination: <Pagination page={1} pages={2} onPage={ignore} />,
  PasswordField: <PasswordField label="Password" autoComplete="new-password" />,
  PeriodSelect: <PeriodSelect value={{ option: 'today' }} onChange={ignore} />,
  ReloadCard: <ReloadCard message="It failed" />,
  SearchField: <SearchField label="Search" />,
  SegmentedControl: (
    <SegmentedControl label="Size" items={[{ id: 's', label: 'Small' }]} value="s" onChange={ignore} />
  ),
  Select: (
    <Select label="City" items={[{ id: 'yangon', label: 'Yangon' }]} value="yangon" onChange={ignore} />
  ),
  Skeleton: <Skeleton />,
  Slider: <Slider label="Size" value={1} minValue={0} maxValue={2} onChange={ignore} />,
  Spinner: <Spinner />,
  SuggestField: <SuggestField label="Place" value="" onChange={ignore} suggestions={[]} onChoose={ignore} />,
  Switch: <Switch>Live</Switch>,
  Table: <Table label="Rows" columns={columns} rows={[]} keyOf={String} />,
  Tabs: (
    <Tabs label="Parts" tabs={[{ id: 'one', label: 'One' }]}>
      {() => 'One'}
    </Tabs>
  ),
  TextField: <TextField label="Name" />,
}

/** They render in a dialog. */
const OVERLAYS = ['AddBalance', 'AssignPanelSheet', 'TopUp', 'TripDetailSheet', 'UnregisteredDrivers']

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

const play: Story['play'] = async ({ args: { parts } }) => {
  for (const name of Object.keys(parts)) {
    const root = await page.findByTestId(name)
    await expect(root, name).toHaveClass('given')
    await expect(root, name).toHaveStyle({ outlineOffset: '7px' })
    await expect(found.get(name), name).toBe(root)
    const owner = document.getElementById(`id-${name}`)
    await expect(FIELDS.includes(name) ? owner?.closest('[data-testid]') : owner, name).toBe(root)
  }
}

export const EveryPart: Story = { args: { parts: PARTS }, play }

/** While nothing has loaded. */
export const EveryWidget: Story = { args: { parts: only(everyWidget, (name) => !isOverlay(name)) }, play }

export const EveryOverlay: Story = { args: { parts: only(everyWidget, isOverlay) }, play }

export const EveryView: Story = { args: { parts: only(everyView, (name) => name !== 'TopUpView') }, play }
