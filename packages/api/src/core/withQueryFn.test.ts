import { infiniteQueryOptions } from '@tanstack/react-query'
import { expect, expectTypeOf, test } from 'vitest'
import { groupsQuery } from '../map/queries.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { withQueryFn } from './withQueryFn.ts'

test('a query says that it can fetch, so that every compiler flag accepts it', () => {
  const { client } = fakeClient(() => json({}))
  expectTypeOf(groupsQuery(client)).toHaveProperty('queryFn').toBeFunction()
})

test('the options stay the same object', () => {
  const options = infiniteQueryOptions({
    queryKey: ['rows'],
    queryFn: () => [],
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  })
  expect(withQueryFn(options)).toBe(options)
})
