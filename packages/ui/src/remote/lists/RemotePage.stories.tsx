import { createFleetClient, createSession, NetworkError } from '@fleetgis/api'
import { trips } from '@fleetgis/api/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Pagination } from '../../primitives/lists/Pagination.tsx'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { deferred } from '../../testing/storyServers.ts'
import { StaleBanner } from '../failures/StaleBanner.tsx'
import { useRemotePage } from './useRemotePage.ts'

const session = createSession({ storage: 'memory' })
const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session })
const signIn = (userId: string) =>
  session.signIn({ userId, userName: userId, role: 1, accessToken: userId, refreshToken: userId })

let answer = deferred<void>()
let isDown = false

/** A page named after its user; it waits for `answer`. */
async function readPage(page: number) {
  const name = `${session.user?.id}, page ${page}`
  await answer.promise
  if (isDown) throw new NetworkError(trips, { wasSent: true })
  return name
}

const onTurn = fn()

/** One of two pages, with their links. */
function Pages({ first = 1 }: { first?: number }) {
  const [page, setPage] = useState(first)
  const query = useQuery({ queryKey: [client.scope(), page], queryFn: () => readPage(page) })
  const remote = useRemotePage(query, {
    list: '',
    page,
    size: 1,
    total: query.data === undefined ? undefined : 2,
    onTurn(event) {
      onTurn(event)
      setPage(event.page)
    },
  })
  return (
    <>
      <StaleBanner staleness={remote.staleness} onRetry={remote.retry} isFetching={remote.isFetching} />
      <p>{remote.data ?? 'No page'}</p>
      <Pagination page={remote.page} pages={remote.pages} items={[1, 2]} onPage={remote.onPage} />
    </>
  )
}

const meta = {
  title: 'Primitives/RemotePage',
  render: () => (
    <FleetProvider client={client}>
      <Pages />
    </FleetProvider>
  ),
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    onTurn.mockReset()
    signIn('aung')
    isDown = false
    answer = deferred()
    answer.resolve()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AnotherUser: Story = {
  name: 'T3 another user sees no page of the one before',
  play: async ({ canvas }) => {
    await canvas.findByText('aung, page 1')
    answer = deferred()
    session.signOut()
    signIn('thida')
    await expect(await canvas.findByText('No page')).toBeVisible()
    answer.resolve()
    await expect(await canvas.findByText('thida, page 1')).toBeVisible()
  },
}

export const Retried: Story = {
  name: 'CF-115 beside the page that stays, Try again keeps the focus while another page is fetched again',
  parameters: { rules: ['CF-115'] },
  play: async ({ canvas }) => {
    await canvas.findByText('aung, page 1')
    isDown = true
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    isDown = false
    answer = deferred()
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('data-pending', 'true'))
    await expect(retry).toHaveFocus()
    answer.resolve()
    await expect(await canvas.findByText('aung, page 2')).toBeVisible()
  },
}

export const Pressed: Story = {
  name: 'PAGE-06 a press on the page on screen does nothing; on the page that failed to load it fetches that again',
  parameters: { rules: ['CF-115'] },
  play: async ({ canvas }) => {
    const press = (page: number) => userEvent.click(canvas.getByRole('button', { name: `Page ${page}` }))
    await canvas.findByText('aung, page 1')
    await press(1)
    await expect(onTurn).not.toHaveBeenCalled()
    isDown = true
    await press(2)
    await canvas.findByText(/^Page 2 could not be loaded/)
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1')
    isDown = false
    await press(2)
    await expect(await canvas.findByText('aung, page 2')).toBeVisible()
    await expect(onTurn.mock.calls).toEqual([[{ page: 2 }]])
  },
}

export const PastEnd: Story = {
  name: 'PAGE-05 a page past the end is never shown: the last one loads',
  render: () => (
    <FleetProvider client={client}>
      <Pages first={9} />
    </FleetProvider>
  ),
  beforeEach: () => {
    onTurn.mockImplementation(() => {
      answer = deferred()
    })
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onTurn.mock.calls).toEqual([[{ page: 2 }]]))
    await expect(canvas.getByText('No page')).toBeVisible()
    answer.resolve()
    await expect(await canvas.findByText('aung, page 2')).toBeVisible()
  },
}
