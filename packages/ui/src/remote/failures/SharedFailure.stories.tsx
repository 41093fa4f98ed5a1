import { groupsQuery, trips, tripsQuery } from '@fleetgis/api/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failureIn } from '../../provider/Failure.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { storyWorld } from '../../testing/storyWorld.ts'
import { useRemote } from '../calls/useRemote.ts'
import { GroupSelect } from '../lists/GroupSelect.tsx'
import { useGroups } from '../lists/useGroups.ts'
import { FailureCard } from './FailureCard.tsx'
import { RetryBanner } from './RetryBanner.tsx'

const city = storyWorld({ signedInAs: 'group@fleetgis.example' })
const CAUSE = 'The server cannot be reached. Check your connection and try again.'
const WAITS = 'Not loaded yet. It loads as soon as the server answers.'

/** Two parts of a page, of one call each; the second one asks after the first, so that the first leads. */
function TwoParts() {
  const { client } = useFleet()
  const first = useRemote(useQuery(groupsQuery(client)))
  const day = { groupIds: [], start: '2026-11-20', end: '2026-11-20', search: ' ' }
  const second = useRemote(
    useQuery({
      ...tripsQuery(client, { ...day, page: 1, size: PAGE_SIZES.tripRoutes }),
      enabled: first.data !== undefined || first.failure !== undefined,
    }),
  )
  return (
    <>
      {first.failure ? (
        <FailureCard message={first.failure} onRetry={first.retry} isRetrying={first.isFetching} />
      ) : (
        <p>{first.data ? <button type="button">Groups</button> : 'Waiting'}</p>
      )}
      {second.failure ? (
        <RetryBanner tone="danger" onRetry={second.retry} isFetching={second.isFetching}>
          {second.failure}
        </RetryBanner>
      ) : (
        <p>{second.data ? 'Trips' : 'Waiting'}</p>
      )}
    </>
  )
}

/** Parts of a page that fail for one cause show it once. */

const meta = {
  title: 'Primitives/SharedFailure',
  render: () => <TwoParts />,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['CF-115'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const OneCause: Story = {
  name: 'CF-115 one failure and one button for one cause; it loads everything, and what is in its place takes the focus',
  parameters: city.opened(),
  beforeEach: () => city.cut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WAITS)).toBeVisible()
    await expect(canvas.getAllByText(CAUSE)).toHaveLength(1)
    city.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Groups')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Groups')).toHaveFocus())
    await expect(await canvas.findByText('Trips')).toBeVisible()
  },
}

const failing = { kind: 'status', status: 503 } as const

export const FailingServer: Story = {
  name: 'CF-115 a server that fails is one cause with one button, whatever it says about it',
  parameters: city.opened({ prepare: ({ faults }) => faults.set([failing]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WAITS)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    await expect(canvas.queryByText(CAUSE)).toBeNull()
    city.world.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Groups')).toBeVisible()
    await expect(await canvas.findByText('Trips')).toBeVisible()
  },
}

export const FailingAndRefused: Story = {
  name: 'CF-115 a refusal stays a failure of its own beside a server that fails',
  parameters: city.opened({
    prepare: ({ faults }) =>
      faults.set([
        { ...failing, endpoint: 'EP-A14' },
        { kind: 'status', status: 403, endpoint: trips.id },
      ]),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
    await expect(canvas.queryByText(WAITS)).toBeNull()
  },
}

export const WithoutPress: Story = {
  name: 'R4 after an outage what failed loads by itself',
  parameters: city.opened(),
  beforeEach: () => city.cut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WAITS)).toBeVisible()
    city.mend()
    await expect(await canvas.findByText('Groups')).toBeVisible()
    await expect(await canvas.findByText('Trips')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

/** Two parts whose words begin with what failed. */
function OwnWords() {
  const { client } = useFleet()
  const groups = useGroups(true)
  const first = useRemote(useQuery(groupsQuery(client)))
  return (
    <>
      <GroupSelect {...groups} label="Group" value="" onChange={fn()} />
      {first.failure ? (
        <FailureCard
          message={failureIn(first.failure, (reason) => `No rights. ${reason}`)}
          onRetry={first.retry}
          isRetrying={false}
        />
      ) : null}
    </>
  )
}

export const WithOwnWords: Story = {
  name: 'CF-115 parts that say what failed share the cause and the button too',
  parameters: city.opened(),
  render: () => <OwnWords />,
  beforeEach: () => city.cut(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^The groups could not be loaded/)).toBeVisible()
    await expect(await canvas.findByText(/^No rights/)).toBeVisible()
    await waitFor(() => expect(canvasElement.textContent?.split(CAUSE)).toHaveLength(2))
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    city.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText(/^No rights/)).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const LOADS = 'You are offline. This loads by itself once you are online.'
const OFFLINE = 'You are offline. This appears by itself once you are online.'
export const Offline: Story = {
  name: 'R11 offline a failure says what appears later, and it appears once the browser is online',
  parameters: city.opened(),
  beforeEach: () => city.cut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(CAUSE)).toBeVisible()
    await expect(await canvas.findByText(WAITS)).toBeVisible()
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(OFFLINE)).toBeVisible()
    await expect(await canvas.findByText(LOADS)).toBeVisible()
    await expect(canvas.queryByText(CAUSE)).toBeNull()
    await expect(canvas.queryByText(WAITS)).toBeNull()
    city.mend()
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Groups')).toBeVisible()
    await expect(await canvas.findByText('Trips')).toBeVisible()
  },
}

export const OfflineBanner: Story = {
  name: 'R11 offline a banner that has the cause says what loads by itself',
  parameters: city.opened(),
  beforeEach: () => city.cut(trips),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(CAUSE)).toBeVisible()
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(LOADS)).toBeVisible()
    await expect(canvas.queryByText(CAUSE)).toBeNull()
    city.mend()
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Trips')).toBeVisible()
  },
}

export const NextLeads: Story = {
  tags: ['picture'],
  name: 'CF-115 where the first part recovers alone the next one shows the cause',
  parameters: city.opened(),
  beforeEach: () => city.cut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WAITS)).toBeVisible()
    city.mend()
    city.cut(trips)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Groups')).toBeVisible()
    await expect(await canvas.findByText(CAUSE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))

export const CopiedDetails: Story = {
  name: 'T1 Copy details of a failure names page, call and kind, and shows them where the clipboard is refused',
  parameters: city.opened(),
  beforeEach: () => {
    city.cut()
    const { clipboard } = navigator
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  },
  play: async ({ canvas }) => {
    const writeText = fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockImplementation(refused)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy details' }))
    const copied = await canvas.findByRole('button', { name: 'Details copied.' })
    await expect(writeText.mock.calls[0]?.[0]).toMatch(/^\/.*\n\d{4}-.*Z EP-A\d+ \w+: NetworkError/)
    await expect(copied).toBeVisible()
    // It fails again, later: those details are not copied.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy details' }))
    await expect(await canvas.findByRole('group', { name: 'Details of the failure' })).toHaveTextContent(
      'NetworkError',
    )
  },
}
