import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { mapWords } from '../words.ts'
import { formatCount } from './formatCount.ts'

/** `true` while loading, or how much of how many has loaded. */
export type MapProgress = boolean | { readonly loaded: number; readonly total?: number | undefined }

/** The loading bar along the upper edge of a map, with the progress as text (PMAP-26). */
export function MapLoading({ progress }: { progress: MapProgress }) {
  const t = useText(mapWords)
  const counted = typeof progress === 'boolean' || progress.total === undefined ? undefined : progress
  const text =
    counted?.total === undefined
      ? undefined
      : t('map.loaded', { loaded: formatCount(counted.loaded), total: formatCount(counted.total) })
  const max = Math.max(1, counted?.total ?? 1)
  const value = counted && Math.min(counted.loaded, max)
  return (
    <Bar
      role="progressbar"
      aria-label={t('common.loading')}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      data-part="loading"
      data-counted={counted ? '' : undefined}
    >
      <i style={value === undefined ? undefined : { transform: `scaleX(${value / max})` }} />
      {text ? <span>{text}</span> : null}
    </Bar>
  )
}

/** Delayed, so that a quick response does not flash. */
const Bar = styled.div`
  position: absolute;
  z-index: 640;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  pointer-events: none;

  &[data-counted] {
    overflow: visible;
    background: var(--fleet-color-accent-soft);
    background: color-mix(in srgb, var(--fleet-color-accent) 25%, transparent);
  }
  > i {
    position: absolute;
    inset: 0;
    background: var(--fleet-color-accent);
    animation: fleet-map-asking 1.2s 300ms ease-in-out infinite backwards;
  }
  /* No transition: pages arrive faster than it ends, and each would restyle every frame. */
  &[data-counted] > i {
    animation: none;
    transform-origin: 0;
  }
  > span {
    position: absolute;
    inset: var(--fleet-space-2) auto auto 50%;
    transform: translateX(-50%);
    padding: 0 var(--fleet-space-3);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    box-shadow: var(--fleet-shadow-1);
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
