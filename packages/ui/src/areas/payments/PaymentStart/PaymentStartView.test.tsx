import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { PaymentStartView } from './PaymentStartView.tsx'

test('CF-175 in a Burmese page the server’s English words have a line and a language of their own', () => {
  const html = renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()} language="my">
      <PaymentStartView
        state={{ phase: 'failed', message: 'မအောင်မြင်ပါ။\nNot this card.', canRetry: false }}
        onBegin={() => {}}
      />
    </FleetProvider>,
  )
  expect(html).toContain('\n<span lang="en">Not this card.</span>')
})
