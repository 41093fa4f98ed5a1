import { createFleetClient, createSession, NetworkError } from '@fleetgis/api'
import { trips } from '@fleetgis/api/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/actions/Button.tsx'
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

function Pages() {
  const [page, setPage] = useState(1)
  const query = useQuery({ queryKey: [client.scope(), page], queryFn: () => readPage(page) })
  const { data, staleness, retry, isFetching } = useRemotePage(query, { list: '', page })
  return (
    <>
      <StaleBanner staleness={staleness} onRetry={retry} isFetching={isFetching} />
      <p>{data ?? 'No page'}</p>
      <Button onPress={() => setPage(2)}>Next</Button>
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
