import type { FleetClient } from '@fleetgis/api'
import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { useFleet } from '../provider/FleetContext.ts'

interface RivalProps {
  label: string
  call: (client: FleetClient) => Promise<{ outcome: string }>
  before?: string
}

function Rival({ label, call, before = '' }: RivalProps) {
  const { client } = useFleet()
  const [outcome, setOutcome] = useState(before)
  const send = async () => setOutcome((await call(client)).outcome)
  return (
    <button type="button" onClick={() => void send()}>
      {label} {outcome}
    </button>
  )
}

/** Renders a story below a button, another part of the page, that makes a call and shows its outcome (R5). */
export const storyRival =
  (rival: RivalProps): Decorator =>
  (Story) => (
    <>
      <Rival {...rival} />
      <Story />
    </>
  )
