import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { LocationNote } from './LocationNote.tsx'
import type { LocationRow } from './LocationRow.ts'
import type { LocationEdits } from './useLocationRows.ts'

const row = {
  location: { name: 'ဆူးလေဘုရား' },
  problem: { reason: 'မအောင်မြင်ပါ။\nNot this place.' },
} as LocationRow

test('CF-175 in a Burmese page the server’s English words have a line and a language of their own', () => {
  const html = renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()} language="my">
      <LocationNote row={row} edits={{} as LocationEdits} hasCoordinates={false} />
    </FleetProvider>,
  )
  expect(html).toContain('\n<span lang="en">Not this place.</span>')
})
