import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { LiveStrip } from '../../../remote/LiveStrip.tsx'
import type { Live } from '../../../remote/liveState.ts'
import type { HomeMapFieldsProps } from './HomeMapFields.tsx'

export interface HomeMapCardProps extends HomeMapFieldsProps {
  /** The number of vehicles, as text. */
  title: string
  /** The number of vehicles that are faded. */
  quietCount?: number | undefined
  /** How fresh the data is: above the fields, which scroll below it. */
  live: Live | undefined
}

/** Loaded with the map's first paint, not before it. */
const HomeMapFields = lazily(
  () => import('./HomeMapFields.tsx').then((module) => module.HomeMapFields),
  <Spinner />,
)

/** The card over the console map: the state of its data and its filters (MAP-02, MAP-16). */
export function HomeMapCard({ title, quietCount = 0, live, ...fields }: HomeMapCardProps) {
  const t = useText()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  // Stays mounted once opened, so that the typed text is kept.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <Sheet data-part="card">
      <Head>
        <div>
          <Title>{title}</Title>
          {quietCount > 0 ? (
            <Quiet data-part="quiet">
              <Faded aria-hidden />
              {t('homeMap.quiet', { count: quietCount, shown: formatCount(quietCount) })}
            </Quiet>
          ) : null}
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
      <LiveStrip live={live} />
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
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);

  > [data-component='LiveStrip'] {
    flex: none;
    padding: 0 var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-4);
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-1) var(--fleet-space-2) 0 var(--fleet-space-4);
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--fleet-weight-strong);
`

const Quiet = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
`

/** A marker as the map draws it while its vehicle is quiet. */
const Faded = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: var(--fleet-space-2);
  border: 1.5px solid var(--fleet-color-text-muted);
  border-radius: 50%;
  opacity: 0.5;
`

const Body = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  padding: var(--fleet-space-2) var(--fleet-space-4) var(--fleet-space-4);
  border-top: 1px solid var(--fleet-color-line);
  overflow-y: auto;

  &[hidden] {
    display: none;
  }
`
