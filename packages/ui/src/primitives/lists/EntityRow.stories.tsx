import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MapFacts } from '../../map/panels/MapFacts.tsx'
import { playOnPhone } from '../../testing/playOnPhone.ts'
import { Button } from '../actions/Button.tsx'
import { Avatar } from '../layout/Avatar.tsx'
import { FactList } from '../layout/FactList.tsx'
import { DataTable } from './DataTable.tsx'
import { EntityRow } from './EntityRow.tsx'
import { Table } from './Table.tsx'

/**
 * One vehicle, driver, booking or chat in a list or a panel.
 *
 * **Do** mask phones (`maskPhone`) in the second line, and give one action at most; give a `spokenName` where the name alone does not say what it is of.
 * **Do not** put several facts into `name`: the row has a place for each.
 *
 * **Keyboard** The row is a button, and its action another.
 */
const meta = {
  title: 'Primitives/EntityRow',
  component: EntityRow,
  args: {
    icon: <Avatar name="Aung Ko" />,
    name: 'Aung Ko',
    second: 'YGN-4H/1234 · 09*****321',
    state: { colour: 'green', shape: 'disc', text: 'Online' },
    age: '2 minutes ago',
    onPress: fn(),
  },
} satisfies Meta<typeof EntityRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Aung Ko/ }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('Online')).toBeVisible()
  },
}

const assign = fn()
export const Action: Story = {
  tags: ['picture'],
  name: 'The action does not open the row, whose texts are its accessible name',
  args: {
    spokenName: 'Driver Aung Ko',
    isCurrent: true,
    action: <Button onPress={() => assign()}>Assign</Button>,
  },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('button', {
      name: 'Driver Aung Ko , 2 minutes ago , YGN-4H/1234 · 09*****321 , Online',
    })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(assign).toHaveBeenCalledTimes(1)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Static: Story = {
  tags: ['picture'],
  args: { onPress: undefined, state: { colour: 'gray', shape: 'ring', text: 'Offline' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const LongPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Maung Maung Aung Kyaw Thu Win of the Hledan Junction taxi stand',
    second: 'YGN-4H/1234 · 09*****321 · a second line that is longer than a phone is wide',
    action: <Button>Assign</Button>,
  },
  play: async (context) => {
    await playOnPhone()(context)
    const { canvas } = context
    const second = canvas.getByText(/longer than a phone is wide$/)
    await expect(second.scrollWidth).toBeLessThanOrEqual(second.clientWidth)
    await expect(second.getClientRects()[0]?.height).toBeGreaterThan(30)
  },
}

export const Excerpt: Story = {
  name: 'The beginning of a message ends in dots',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    second: 'I am waiting at the gate of the stadium, beside the tea shop with the red roof',
    isExcerpt: true,
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/^I am waiting/)
    await expect(message.scrollWidth).toBeGreaterThan(message.clientWidth)
    await expect(message).toHaveStyle({ textOverflow: 'ellipsis' })
  },
}

export const BurmeseDark: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark' },
  args: {
    icon: <Avatar name="အောင်ကို" />,
    name: 'အောင်ကို',
    second: '4H/1234',
    state: { colour: 'green', shape: 'disc', text: 'အွန်လိုင်း' },
    age: '၂ မိနစ်က',
  },
}

/** A name as an older phone writes it. */
const ZAWGYI = 'ေအာင္ေက်ာ္မင္း'
const nameColumn = {
  id: 'name',
  header: 'Name',
  cell: ({ name }: { name: string }) => name,
  isRowHeader: true,
}
export const Zawgyi: Story = {
  name: 'CF-166 rows, cells, facts and initials show Zawgyi in Unicode',
  tags: ['!dev', '!autodocs'],
  args: { icon: <Avatar name={ZAWGYI} />, name: ZAWGYI, second: ZAWGYI },
  render: (args) => (
    <>
      <EntityRow {...args} />
      <Table label="Table" columns={[nameColumn]} rows={[{ name: ZAWGYI }]} keyOf={() => 'a'} />
      <DataTable
        label="Wide table"
        columns={[nameColumn]}
        rows={[{ name: ZAWGYI }]}
        keyOf={() => 'a'}
        emptyText="None"
      />
      <FactList facts={[{ name: 'Driver', value: ZAWGYI }]} />
      <MapFacts title={ZAWGYI} facts={[{ name: 'From', value: ZAWGYI, isForeign: true }]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('အောင်ကျော်မင်း')).toHaveLength(7))
    await expect(canvasElement).not.toHaveTextContent('ေအာင္')
    await expect(canvas.getByText('အ')).toBeVisible()
  },
}
