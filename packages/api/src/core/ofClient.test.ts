import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { verifyTokenQuery } from '../auth/queries.ts'
import { groupsQuery } from '../map/queries.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'

test('a query client whose queries throw and keep rows changes neither a read nor the check of a token', () => {
  const { client } = fakeClient(() => json({}))
  const defaults = { throwOnError: true, placeholderData: keepPreviousData }
  const queries = new QueryClient({ defaultOptions: { queries: defaults } })
  const own = { throwOnError: false, placeholderData: undefined }
  expect(queries.defaultQueryOptions(groupsQuery(client))).toMatchObject(own)
  expect(queries.defaultQueryOptions(verifyTokenQuery(client, 't'))).toMatchObject(own)
})
