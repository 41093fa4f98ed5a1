import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { useOverlay } from '../../primitives/overlays/useOverlay.ts'
import { useText } from '../../provider/FleetContext.ts'
import { LiveStrip } from '../../remote/live/LiveStrip.tsx'
import type { Live } from '../../remote/live/liveState.ts'
import { mapWords } from '../words.ts'
import { SHORT_MAP } from './shortMap.ts'
import { useFieldsInSight } from './useFieldsInSight.ts'

export interface MapCardProps {
  /** The summary in the head. */
  title: string
  /** Fields below the title that stay in sight on a narrow map, however far the card scrolls. */
  pinned?: ReactNode
  /** Further content of the head, which stays when the card collapses. */
  head?: ReactNode
  /** How fresh the data is: above the fields, which scroll below it. */
  live: Live | undefined
  /** The fields; mounted when the card first opens. */
  children: ReactNode
}

/** A card over a map: a summary, the state of its data, and fields that collapse (MAP-16). */
export function MapCard({ title, pinned, head, live, children }: MapCardProps) {
  const t = useText(mapWords)
  const bodyId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  // Stays mounted once opened, so that the typed text is kept.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const sheet = useRef<HTMLDivElement>(null)
  useFieldsInSight(sheet, isOpen)
  // In a low window an unfolded card covers the map (decision 43).
  useLayoutEffect(() => {
    const frame = sheet.current?.closest('[data-component="FleetMap"]')
    frame?.toggleAttribute('data-unfolded', isOpen)
    return () => frame?.removeAttribute('data-unfolded')
  }, [isOpen])
  useOverlay(isOpen && !startsOpen(), () => {
    setOpen(false)
    return true
  })
  return (
    <Sheet ref={sheet} data-part="card" data-folded={isOpen ? undefined : ''}>
      <Pinned data-part="pinned">
        <Head>
          <Title>{title}</Title>
          <IconButton
            label={t(isOpen ? 'map.collapse' : 'map.expand')}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          </IconButton>
        </Head>
        {pinned}
      </Pinned>
      <Summary>
        {head}
        <LiveStrip live={live} />
      </Summary>
      <Body id={bodyId} hidden={!isOpen}>
        {wasOpen ? children : null}
      </Body>
    </Sheet>
  )
}

/** On a phone the card would hide the map. */
function startsOpen(): boolean {
  return globalThis.matchMedia?.('(min-width: 640px)').matches ?? true
}

/** The card scrolls as a whole. The focus is not below what stays. */
const SCROLLS = `
  position: relative;
  display: block;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-top: calc(2 * var(--fleet-control-height) + var(--fleet-space-4));
`

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);

  /* In half of a map's height, or in that of a short one, the fields alone would have no room. */
  [data-narrow] & {
    ${SCROLLS}
  }
  ${SHORT_MAP} {
    ${SCROLLS}
  }
  /* Folded it does not shrink: Firefox would give it a scrollbar that only its own width makes necessary. */
  @media (min-height: 601px) {
    [data-narrow] &[data-folded] {
      flex: none;
      /* Of enlarged text, which would else cover the buttons of the map. */
      max-height: 50vh;
      overflow-y: auto;
    }
  }
`

const Summary = styled.div`
  flex: none;

  > [data-component='LiveStrip'] {
    padding: 0 var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-4);
  }
  /* Longer words: the button stands below them. */
  &:lang(my) > [data-component='LiveStrip'] > p {
    flex-basis: 12em;
  }
`

/** Stays at the upper edge of such a card. */
const STAYS = `
  position: sticky;
  z-index: 1;
  top: 0;
  background: inherit;
`

/** With enlarged text only the title stays: fields of several lines would leave no room. */
const Pinned = styled.div`
  [data-narrow] & {
    ${STAYS}
  }
  ${SHORT_MAP} {
    ${STAYS}
  }

  @container fleet-map-over (max-width: 14em) {
    [data-narrow] & {
      display: contents;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-1) var(--fleet-space-2) 0 var(--fleet-space-4);

  @container fleet-map-over (max-width: 14em) {
    [data-narrow] & {
      ${STAYS}
    }
  }
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--fleet-weight-strong);
`

const Body = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  padding: var(--fleet-space-2) var(--fleet-space-4) var(--fleet-space-4);
  border-top: 1px solid var(--fleet-color-line);
  overflow-y: auto;

  /* With enlarged text a label has its count beside it. */
  @container fleet-map-over (max-width: 14em) {
    padding-inline: var(--fleet-space-2);
  }

  &[hidden] {
    display: none;
  }
`
