import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { useFocusInPlace } from '../../focus/useFocusInPlace.ts'
import { hasModifier } from '../../primitives/hasModifier.ts'
import type { Mark } from '../engine/Mark.ts'
import { HIT_BOX, type ScreenPoints } from '../engine/ScreenPoints.ts'
import { PIN_SIZE } from '../engine/spriteAtlas.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import { type Direction, nearestInDirection, nearestTo } from '../nearestInDirection.ts'
import { useFollow } from './useFollow.ts'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

export interface VehicleCursorProps {
  map: LeafletMap
  layer: VehicleLayer
  /** The vehicles in the viewport. */
  points: ScreenPoints
  /** The vehicle or place whose popup is open. */
  selectedId: string | undefined
  /** Whether any popup is open, which Escape closes. */
  hasPopup: boolean
  /** Accessible name of the list. */
  label: string
  /** Names a vehicle or a cluster. */
  nameOf: (vehicles: readonly Mark[]) => string
  /** Enter or Space was pressed on a vehicle or a cluster. */
  onOpen: (vehicles: readonly Mark[]) => void
  /** Escape was pressed while a popup is open. */
  onEscape: () => void
  /** Receives the focusable element. */
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Keyboard access to the vehicles in the viewport: one tab stop over the map. The arrow keys move to the nearest
 * vehicle in their direction, Enter opens it. Only the current vehicle is in the document. Once no vehicle is left in the
 * viewport, the tab stop that follows has the focus.
 */
export function VehicleCursor(props: VehicleCursorProps) {
  const { map, layer, points, selectedId } = props
  const [chosenId, setChosenId] = useState(selectedId)
  const [openedId, setOpenedId] = useState(selectedId)
  if (openedId !== selectedId) {
    setOpenedId(selectedId)
    if (selectedId !== undefined) setChosenId(selectedId)
  }
  const place = activePlace(layer, points, chosenId, map)
  const active = layer.vehicles[points.index[place] ?? -1]
  return active ? <CursorList {...props} active={active} place={place} onChoose={setChosenId} /> : null
}

interface CursorListProps extends VehicleCursorProps {
  active: Mark
  /** The index of the active vehicle among those in the viewport. */
  place: number
  onChoose: (id: string) => void
}

function CursorList({ active, place, onChoose, ...props }: CursorListProps) {
  const { map, layer, points, selectedId, hasPopup, label, nameOf, onOpen, onEscape, ref } = props
  const listId = useId()
  const option = useRef<HTMLDivElement>(null)
  useFollow(option, map, layer, active.id)
  useFocusInPlace(ref)

  function press(event: KeyboardEvent) {
    if (hasModifier(event)) return
    const arrow = ARROWS[event.key]
    if (arrow) {
      const next = vehicleTowards(layer, map, active, arrow)
      if (next) onChoose(next.id)
    } else if (event.key === 'Enter' || event.key === ' ') {
      onChoose(active.id)
      onOpen(layer.togetherWith(active.id))
    } else if (event.key === 'Escape' && hasPopup) onEscape()
    else if (event.key === '+' || event.key === '=') map.zoomIn()
    else if (event.key === '-') map.zoomOut()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <List
      ref={ref}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${listId}-${active.id}`}
      tabIndex={0}
      data-part="vehicles"
      onKeyDown={press}
    >
      <Option
        ref={option}
        key={active.id}
        id={`${listId}-${active.id}`}
        role="option"
        aria-selected={active.id === selectedId}
        aria-setsize={points.count}
        aria-posinset={place + 1}
        aria-label={nameOf(layer.togetherWith(active.id))}
        data-place={active.place ? '' : undefined}
      />
    </List>
  )
}

/**
 * The index of the current vehicle among those in the viewport: the chosen one while it is in the viewport, else the
 * one nearest to the middle.
 */
function activePlace(
  layer: VehicleLayer,
  points: ScreenPoints,
  chosenId: string | undefined,
  map: LeafletMap,
): number {
  for (let place = 0; place < points.count; place++) {
    const vehicle = layer.vehicles[points.index[place] ?? -1]
    if (vehicle !== undefined && vehicle.id === chosenId) return place
  }
  return nearestTo(points, map.getSize().divideBy(2)) ?? -1
}

function vehicleTowards(
  layer: VehicleLayer,
  map: LeafletMap,
  { id }: Mark,
  direction: Direction,
): Mark | undefined {
  const points = layer.inView()
  const from = pointOf(layer, points, id) ?? containerPoint(layer, map, id)
  const place = from && nearestInDirection(points, from, direction)
  return place === undefined ? undefined : layer.vehicles[points.index[place] ?? -1]
}

/**
 * The exact position of a vehicle among the points: with a rounded one the next vehicle could be the vehicle itself.
 */
function pointOf(layer: VehicleLayer, points: ScreenPoints, id: string) {
  for (let place = 0; place < points.count; place++) {
    if (layer.vehicles[points.index[place] ?? -1]?.id === id)
      return { x: points.x[place] ?? 0, y: points.y[place] ?? 0 }
  }
  return undefined
}

function containerPoint(layer: VehicleLayer, map: LeafletMap, id: string) {
  const position = layer.positionOf(id)
  return position && map.latLngToContainerPoint(position)
}

const List = styled.div`
  position: absolute;
  inset: 0;
  z-index: 500;
  overflow: hidden;
  outline: none;
  pointer-events: none;
`

const ring = css`
  outline: 3px solid var(--fleet-color-focus);
  box-shadow: 0 0 0 6px var(--fleet-color-surface);
`

const Option = styled.div`
  position: absolute;
  top: -${HIT_BOX.fine / 2 + 2}px;
  left: -${HIT_BOX.fine / 2 + 2}px;
  width: ${HIT_BOX.fine + 4}px;
  height: ${HIT_BOX.fine + 4}px;
  border-radius: 50%;

  &[data-zooming] {
    visibility: hidden;
  }
  /* Around a pin, whose tip is at the place. */
  &[data-place] {
    margin-top: -${PIN_SIZE.height / 2}px;
  }

  &[aria-selected='true'] {
    ${ring}
  }
  ${List}:focus-visible > & {
    ${ring}
  }
  @supports not selector(:focus-visible) {
    ${List}:focus > & {
      ${ring}
    }
  }
`
