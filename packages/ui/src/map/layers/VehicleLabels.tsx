import type { Map as LeafletMap } from 'leaflet'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import { useFollow } from './useFollow.ts'

export interface VehicleLabelsProps {
  map: LeafletMap
  layer: VehicleLayer
  /** A short text for each vehicle, by id. */
  labels: ReadonlyMap<string, string>
  highlightedId: string | undefined
}

/** Short labels that move with their vehicles. Not for screen readers: the vehicle's name has the text too. */
export function VehicleLabels({ map, layer, labels, highlightedId }: VehicleLabelsProps) {
  return (
    <Labels aria-hidden data-part="labels">
      {[...labels].map(([id, label]) => (
        <VehicleLabel key={id} map={map} layer={layer} id={id} label={label} isLit={id === highlightedId} />
      ))}
    </Labels>
  )
}

interface VehicleLabelProps {
  map: LeafletMap
  layer: VehicleLayer
  id: string
  label: string
  isLit: boolean
}

function VehicleLabel({ map, layer, id, label, isLit }: VehicleLabelProps) {
  const element = useRef<HTMLSpanElement>(null)
  useFollow(element, map, layer, id)
  return (
    <span ref={element} data-lit={isLit || undefined}>
      <span>{label}</span>
    </span>
  )
}

const Labels = styled.div`
  position: absolute;
  inset: 0;
  z-index: 450;
  overflow: hidden;
  pointer-events: none;

  > span {
    position: absolute;
    top: 0;
    left: 0;
  }
  > span[data-zooming] {
    visibility: hidden;
  }
  > span[data-lit] {
    z-index: 1;
  }
  > span > span {
    position: absolute;
    bottom: 8px;
    left: 8px;
    min-width: 20px;
    padding: 0 5px;
    border: 1px solid var(--fleet-color-accent);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: 18px;
    text-align: center;
    white-space: nowrap;
  }
  > span[data-lit] > span {
    outline: 3px solid var(--fleet-color-focus);
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
  }
`
