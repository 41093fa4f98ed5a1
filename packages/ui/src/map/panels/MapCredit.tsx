import { styled } from 'styled-components'
import type { Attribution } from '../../provider/FleetContext.ts'
import { useText } from '../../provider/FleetContext.ts'

export interface MapCreditProps {
  attribution: Attribution | undefined
  /** The background cannot be loaded. */
  isFailing: boolean
}

/** Who made the background of a map. Text and links come as data, never as HTML (T6). */
export function MapCredit({ attribution, isFailing }: MapCreditProps) {
  const t = useText()
  if (attribution === undefined && !isFailing) return null
  const parts = typeof attribution === 'string' ? [{ text: attribution }] : (attribution ?? [])
  return (
    <Credit data-part="attribution">
      {isFailing ? <span data-part="failure">{t('map.tilesFailed')}</span> : null}
      <span>
        {parts.map((part, index) =>
          'href' in part && part.href !== undefined && isWebAddress(part.href) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a credit never move.
            <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </span>
    </Credit>
  )
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

const Credit = styled.p`
  position: absolute;
  z-index: 500;
  inset: auto 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  column-gap: var(--fleet-space-3);
  max-width: 100%;
  margin: 0;
  padding: 1px var(--fleet-space-2);
  border-start-start-radius: var(--fleet-radius-s);
  background: color-mix(in srgb, var(--fleet-color-surface) 85%, transparent);
  color: var(--fleet-color-text-muted);
  font-size: 0.75rem;
  line-height: 1.5;

  > [data-part='failure'] {
    font-size: var(--fleet-text-xs);
    line-height: var(--fleet-line-height);
  }
  a {
    color: inherit;
  }
`
