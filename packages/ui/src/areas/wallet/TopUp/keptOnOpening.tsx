import { addBalance, topUp } from '@fleetgis/api/wallet'
import { useState } from 'react'
import { lazily } from '../../../primitives/lazily.tsx'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import type { KeptTopUpsOptions } from './useKeptTopUps.ts'

type Callbacks = Pick<KeptTopUpsOptions, 'onToppedUp'>

// Lazy: nearly every opening of a page has none.
const GroupTopUps = lazily(() => import('./keptWallets.tsx').then((file) => file.GroupTopUps))
const AddedBalances = lazily(() => import('./keptWallets.tsx').then((file) => file.AddedBalances))

/** Reports the top-ups of a group's drivers whose page was left before their outcome was known; none in most pages. */
export function KeptGroupTopUps({ userId, ...callbacks }: Callbacks & { userId: string }) {
  const intents = useIntents(userId)
  const [sent] = useState(() => intents.of(topUp))
  return sent.length > 0 ? <GroupTopUps {...callbacks} userId={userId} sent={sent} intents={intents} /> : null
}

/** The same for Add Balance of the console. */
export function KeptAddedBalances(callbacks: Callbacks) {
  const intents = useIntents()
  const [sent] = useState(() => intents.of(addBalance))
  return sent.length > 0 ? <AddedBalances {...callbacks} sent={sent} intents={intents} /> : null
}
