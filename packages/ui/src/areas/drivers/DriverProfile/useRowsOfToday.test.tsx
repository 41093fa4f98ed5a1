import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useRowsOfToday } from './useRowsOfToday.ts'

const driver: ConsoleDriver = {
  key: '1',
  name: 'Ko Aung',
  mobile: '09421234567',
  email: 'aung@example.com',
}

/** What the server finds, whatever it is asked for. */
const found = [
  { id: 'trip-1', userId: '09421234567' },
  { id: 'trip-2', userId: 'aung@example.com' },
  { id: 'trip-3', userId: 'thida@example.com' },
]

function Rows() {
  const { rows } = useRowsOfToday(driver, (_client, { search }) => ({
    queryKey: ['found', search] as const,
    queryFn: () => found,
    initialData: found,
  }))
  return rows.map(({ id }) => id).join(' ')
}

test('CF-186 a row that is found by both the phone number and the e-mail address is there once', () => {
  const shown = renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <Rows />
    </FleetProvider>,
  )
  expect(shown).toContain('>trip-1 trip-2<')
})
