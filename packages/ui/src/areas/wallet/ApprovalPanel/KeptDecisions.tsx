import { decideTopUp } from '@fleetgis/api/wallet'
import { useState } from 'react'
import { lazily } from '../../../primitives/lazily.tsx'
import { useIntents } from '../../../remote/calls/useIntents.ts'

// Lazy: nearly every opening of a page has none.
const EarlierDecisions = lazily(() => import('./EarlierDecisions.tsx').then((file) => file.EarlierDecisions))

/** Reports the decisions on top-up requests whose page was left before their outcome was known; none in most pages. */
export function KeptDecisions({ userId }: { userId: string }) {
  const intents = useIntents(userId)
  const [sent] = useState(() => intents.of(decideTopUp))
  return sent.length > 0 ? <EarlierDecisions userId={userId} sent={sent} /> : null
}
