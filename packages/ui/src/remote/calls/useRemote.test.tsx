import { NetworkError, ServerError } from '@fleetgis/api'
import { groups } from '@fleetgis/api/map'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failureText } from '../../provider/Failure.ts'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { noClient } from '../../provider/noClient.ts'
import { type RemoteQuery, useRemote } from './useRemote.ts'

const failed: RemoteQuery<string> = {
  data: undefined,
  error: new NetworkError(groups, { wasSent: true }),
  dataUpdatedAt: 0,
  errorUpdateCount: 1,
  errorUpdatedAt: 1000,
  isFetching: false,
  refetch: async () => {},
}
/** TanStack Query resets the error. */
const refetched = { ...failed, error: null, isFetching: true }

interface ShownProps {
  states: readonly RemoteQuery<string>[]
  failures: (string | undefined)[]
}

/** Renders the states of queries one after another. */
function Shown({ states, failures }: ShownProps) {
  const [turn, setTurn] = useState(0)
  const { failure } = useRemote(states[turn] ?? failed)
  failures[turn] = failure && failureText(failure)
  if (turn < states.length - 1) setTurn(turn + 1)
  return null
}

test('T3 a failure stays until the next answer of its own query, and is never shown for another one', () => {
  const other = { ...failed, error: new ServerError(groups, 503), errorUpdatedAt: 2000 }
  const states = [failed, refetched, { ...refetched, errorUpdatedAt: 2000 }, other]
  const failures: (string | undefined)[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <Shown states={states} failures={failures} />
    </FleetProvider>,
  )
  const [first, again, ofOther, otherFailed] = failures
  expect(first).toMatch(/^The server cannot be reached/)
  expect(again).toBe(first)
  expect(ofOther).toBeUndefined()
  expect(otherFailed).toMatch(/^The server has a problem/)
})
