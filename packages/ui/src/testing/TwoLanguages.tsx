import { type ReactNode, useState } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import { FleetProvider } from '../provider/FleetProvider.tsx'

/** A part in English, with a button that changes its language to Burmese. */
export function TwoLanguages({ children }: { children: ReactNode }) {
  const { client } = useFleet()
  const [language, setLanguage] = useState('en')
  return (
    <FleetProvider client={client} language={language}>
      <button type="button" onClick={() => setLanguage('my')}>
        Burmese
      </button>
      {children}
    </FleetProvider>
  )
}
