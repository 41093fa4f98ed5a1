import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { HomeMapFieldsProps } from './HomeMapFields.tsx'

export interface HomeMapCardProps extends HomeMapFieldsProps {
  /** How many vehicles there are, in words. */
  title: string
  /** How old that is, in words. */
  age: string | undefined
}

/** What is in the card is loaded with the map's first look, not before it. */
const HomeMapFields = lazily(
  () => import('./HomeMapFields.tsx').then((module) => module.HomeMapFields),
  <Spinner />,
)

/** The card over the console map: what it shows, how old that is, and what can be set (MAP-02, MAP-16). */
export function HomeMapCard({ title, age, ...fields }: HomeMapCardProps) {
  const t = useText()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  // Once open it stays in the page: what was typed is there when it is opened again.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <Sheet data-part="card">
      <Head>
        <div>
          <Title>{title}</Title>
          {age ? <Age>{age}</Age> : null}
        </div>
        <IconButton
          label={t(isOpen ? 'homeMap.collapse' : 'homeMap.expand')}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
        </IconButton>
      </Head>
      <Body id={bodyId} hidden={!isOpen}>
        {wasOpen ? <HomeMapFields {...fields} /> : null}
      </Body>
    </Sheet>
  )
}

/** On a phone the card would hide the map. */
function startsOpen(): boolean {
  return globalThis.matchMedia?.('(min-width: 640px)').matches ?? true
}

const Sheet = styled.div`
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-4);
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--fleet-weight-strong);
`

const Age = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
`

const Body = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  padding: 0 var(--fleet-space-4) var(--fleet-space-4);

  &[hidden] {
    display: none;
  }
`
