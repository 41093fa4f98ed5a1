import { ServerError } from '@fleetgis/api'
import { checkPin } from '@fleetgis/api/wallet'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { usePinCall } from './usePinCall.ts'

type PinCall = ReturnType<typeof usePinCall>

function Pad({ onRender }: { onRender: (perform: PinCall) => void }) {
  onRender(usePinCall('pinPad.notChecked'))
  return null
}

/** What a pad shows after an answer without words of the server. */
async function resultOf(status: number) {
  const rendered: PinCall[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <Pad onRender={(perform) => rendered.push(perform)} />
    </FleetProvider>,
  )
  return rendered[0]?.(() => Promise.reject(new ServerError(checkPin, status, {})))
}

test.each([404, 405, 408, 429, 501])(
  'ERR-20 an answer of %i without words says nothing about the PIN',
  async (status) => {
    expect(await resultOf(status)).toEqual({
      outcome: 'failed',
      message: 'The PIN could not be checked. Please try again.',
    })
  },
)

test('ERR-20 a refusal without words says that the PIN was not accepted', async () => {
  expect(await resultOf(403)).toEqual({ outcome: 'wrong', message: undefined })
})
