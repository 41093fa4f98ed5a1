import { createFleetClient, createSession } from '@fleetgis/api'
import { groupsQuery } from '@fleetgis/api/map'
import { type DefaultOptions, environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLastUser } from './forgetLastUser.ts'

beforeEach(() => environmentManager.setIsServer(() => false))

const signedIn = (userId: string) => ({
  userId,
  userName: userId,
  role: 1,
  accessToken: `access of ${userId}`,
  refreshToken: `refresh of ${userId}`,
})

/** A client whose server names the group by the user of the token, in a query client of a partner. */
function openPage({ pageToken }: { pageToken?: string } = {}) {
  const session = createSession({ storage: 'memory' })
  const requests: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('Authorization') ?? ''
    requests.push(token)
    return Response.json({ dataList: [{ syskey: '1', id: 'G001', name: token.split(' ').at(-1) }] })
  }
  const client = createFleetClient({ bases: { main: 'https://a.example' }, fetch, session, pageToken })
  const queries = new QueryClient()
  const shown = () => queries.getQueryData(groupsQuery(client).queryKey)?.map(({ name }) => name)
  session.signIn(signedIn('aung'))
  return { session, client, queries, requests, shown }
}

test('T3 after another user has signed in a query on screen has no answer of the last user, and is refetched', async () => {
  const { session, client, queries, requests, shown } = openPage()
  forgetLastUser(queries, client)
  forgetLastUser(queries, client)
  const close = new QueryObserver(queries, groupsQuery(client)).subscribe(() => {})
  await vi.waitFor(() => expect(shown()).toEqual(['aung']))
  session.renew('access of aung')
  expect(shown()).toEqual(['aung'])
  session.signIn(signedIn('hla'))
  expect(shown()).toBeUndefined()
  await vi.waitFor(() => expect(shown()).toEqual(['hla']))
  expect(requests).toHaveLength(2)
  close()
})

test('T3 after Sign Out nothing of the user is cached; queries of the page itself stay', async () => {
  const { session, client, queries } = openPage()
  forgetLastUser(queries, client)
  await queries.fetchQuery(groupsQuery(client))
  queries.setQueryData(['of the page'], 1)
  session.signOut()
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['of the page']])
})

test('T3 a user who signs in while no provider is mounted finds no answer of the last one', async () => {
  const { session, client, queries, shown } = openPage()
  await queries.fetchQuery(groupsQuery(client))
  session.signOut()
  session.signIn(signedIn('hla'))
  expect(shown()).toBeUndefined()
})

test('T3 nor in the cache of a provider that has left, while another provider of the client is on screen', async () => {
  const { session, client, queries, shown } = openPage()
  forgetLastUser(queries, client)
  await queries.fetchQuery(groupsQuery(client))
  forgetLastUser(new QueryClient(), client)
  session.signIn(signedIn('hla'))
  expect(shown()).toBeUndefined()
})

test('SESS-16 a page with a token of its own keeps its answers', async () => {
  const { session, client, queries, shown } = openPage({ pageToken: 'access of driver' })
  forgetLastUser(queries, client)
  await queries.fetchQuery(groupsQuery(client))
  session.signOut()
  expect(shown()).toEqual(['driver'])
})

test('clients that share a query client keep their answers apart', async () => {
  const { client, queries, shown } = openPage()
  await queries.fetchQuery(groupsQuery(client))
  const other = openPage()
  expect(queries.getQueryData(groupsQuery(other.client).queryKey)).toBeUndefined()
  expect(shown()).toEqual(['aung'])
})

test('a query client with retries and pauses of its own neither repeats nor holds back a call', async () => {
  const queries: DefaultOptions['queries'] = { retry: 3, networkMode: 'online', refetchOnReconnect: false }
  const { client } = openPage()
  const options = new QueryClient({ defaultOptions: { queries } }).defaultQueryOptions(groupsQuery(client))
  expect(options).toMatchObject({ retry: false, networkMode: 'always', refetchOnReconnect: true })
})
