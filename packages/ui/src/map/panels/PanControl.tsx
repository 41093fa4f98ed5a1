import type { Map as LeafletMap } from 'leaflet'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Move from 'lucide-react/icons/move'
import { type FocusEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isFocusVisible } from '../../focus/isFocusVisible.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useMedia } from '../../provider/useMedia.ts'
import { type Direction, STEPS } from '../nearestInDirection.ts'
import { type MapText, mapWords } from '../words.ts'
import { MapControl } from './MapControl.ts'

/** Fraction of the viewport that one press pans the map by. */
const PAN = 0.25

const PANS: readonly { direction: Direction; name: MapText; Icon: typeof ArrowUp }[] = [
  { direction: 'left', name: 'map.panLeft', Icon: ArrowLeft },
  { direction: 'up', name: 'map.panUp', Icon: ArrowUp },
  { direction: 'down', name: 'map.panDown', Icon: ArrowDown },
  { direction: 'right', name: 'map.panRight', Icon: ArrowRight },
]

interface PanControlProps {
  map: LeafletMap
  isDisabled: boolean
  /** Before a press pans the map. */
  onPan: () => void
}

/** Buttons that pan the map without dragging (WCAG 2.5.7), behind one that opens on press and on keyboard focus. */
export function PanControl({ map, isDisabled, onPan }: PanControlProps) {
  const t = useText(mapWords)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')

  function pan(direction: Direction) {
    const [x, y] = STEPS[direction]
    const size = map.getSize()
    onPan()
    map.panBy([Math.round(x * size.x * PAN), Math.round(y * size.y * PAN)], { animate: !isStill })
  }

  function focus({ target }: FocusEvent) {
    if (isFocusVisible(target)) setOpen(true)
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Row data-part="pan" onFocus={focus} onBlur={blur}>
      <MapControl
        aria-label={t('map.pan')}
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        // The focus of a press may open the buttons before the press ends.
        onPressStart={() => {
          wasOpen.current = isOpen
        }}
        onPress={() => setOpen(!wasOpen.current)}
      >
        <Move size={16} aria-hidden />
      </MapControl>
      {isOpen && !isDisabled
        ? PANS.map(({ direction, name, Icon }) => (
            <MapControl key={direction} aria-label={t(name)} onPress={() => pan(direction)}>
              <Icon size={16} aria-hidden />
            </MapControl>
          ))
        : null}
    </Row>
  )
}

/** The first button stays in its place at the end. */
const Row = styled.div`
  display: flex;
  flex-direction: row-reverse;
`
