import { styled } from 'styled-components'
import { langOf } from '../../i18n/langOf.ts'
import { uniqueKeys } from '../../primitives/lists/uniqueKeys.ts'
import type { Attribution } from '../../provider/FleetContext.ts'
import { useText } from '../../provider/FleetContext.ts'
import { mapWords } from '../words.ts'

export interface MapCreditProps {
  attribution: Attribution | undefined
  /** The background cannot be loaded. */
  isFailing: boolean
  /** The text about items that the map leaves out; may be empty. */
  note: string
}

/** The attribution of a map's background, and what the map leaves out. Text and links are data, never HTML (T6). */
export function MapCredit({ attribution, isFailing, note }: MapCreditProps) {
  const t = useText(mapWords)
  if (attribution === undefined && !isFailing) return note ? <Note>{note}</Note> : null
  const parts = typeof attribution === 'string' ? [{ text: attribution }] : (attribution ?? [])
  const keys = uniqueKeys(parts.map(({ text }) => text))
  return (
    <>
      {note ? <Note>{note}</Note> : null}
      <Credit data-part="attribution">
        {isFailing ? <span data-part="failure">{t('map.tilesFailed')}</span> : null}
        <span>
          {parts.map((part, index) => (
            <Part key={keys[index]} {...part} />
          ))}
        </span>
      </Credit>
    </>
  )
}

function Part({ text, href }: { text: string; href?: string | undefined }) {
  const lang = langOf(text)
  return href !== undefined && isWebAddress(href) ? (
    <a href={href} lang={lang} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  )
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

/** Beside the map's buttons and above the attribution, which may have two lines. */
const Note = styled.p`
  position: absolute;
  z-index: 500;
  inset: auto 120px var(--map-credit) var(--fleet-space-3);
  width: fit-content;
  margin: 0;
  padding: 0 var(--fleet-space-2);
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-surface);
  box-shadow: var(--fleet-shadow-1);
  color: var(--fleet-color-text);
  font-size: var(--fleet-text-xs);
  font-weight: var(--fleet-weight-strong);
`

const Credit = styled.p`
  position: absolute;
  z-index: 500;
  inset: auto 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  column-gap: var(--fleet-space-3);
  max-width: 100%;
  margin: 0;
  padding: 1px var(--fleet-space-2);
  border-top-left-radius: var(--fleet-radius-s);
  background: var(--fleet-color-surface);
  background: color-mix(in srgb, var(--fleet-color-surface) 85%, transparent);
  color: var(--fleet-color-text-muted);
  font-size: calc(0.75 * var(--fleet-rem));
  line-height: 1.25;

  > [data-part='failure'] {
    font-size: var(--fleet-text-xs);
    line-height: var(--fleet-line-height);
  }
  /* In a line of its own it would end below the zoom buttons. */
  @media (max-width: 639px) {
    > [data-part='failure'] {
      margin-inline-end: calc(44px + var(--fleet-space-3));
    }
  }
  a {
    color: inherit;
  }
`
