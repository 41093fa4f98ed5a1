import type { Map as LeafletMap } from 'leaflet'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import List from 'lucide-react/icons/list'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'
import type { TextKey } from '../../i18n/words.ts'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { type Direction, STEPS } from '../nearestInDirection.ts'

/** Fraction of the viewport that one press pans the map by. */
const PAN = 0.25

const PANS: readonly { direction: Direction; name: TextKey; Icon: typeof ArrowUp }[] = [
  { direction: 'up', name: 'map.panUp', Icon: ArrowUp },
  { direction: 'left', name: 'map.panLeft', Icon: ArrowLeft },
  { direction: 'right', name: 'map.panRight', Icon: ArrowRight },
  { direction: 'down', name: 'map.panDown', Icon: ArrowDown },
]

/** Attributes of a button that opens and closes a panel. */
interface MapOpener {
  readonly isOpen: boolean
  readonly onPress: () => void
}

export interface MapControlsProps {
  map: LeafletMap
  /** The map can be neither panned nor zoomed. */
  isDisabled: boolean
  /** Opens the list; without it there is no button. */
  list: MapOpener | undefined
  /** Opens the settings. Enabled while the map is disabled: the settings disable it (OMAP-24). */
  settings: MapOpener | undefined
}

/** Buttons that pan and zoom the map without dragging (WCAG 2.5.7). One tab stop with arrow key navigation. */
export function MapControls({ map, isDisabled, list, settings }: MapControlsProps) {
  const t = useText()

  function pan(direction: Direction) {
    const [x, y] = STEPS[direction]
    const size = map.getSize()
    map.panBy([Math.round(x * size.x * PAN), Math.round(y * size.y * PAN)])
  }

  return (
    <Controls aria-label={t('map.controls')} orientation="vertical" data-part="controls">
      {list ? (
        <Control
          aria-label={t('map.list')}
          aria-expanded={list.isOpen}
          isDisabled={isDisabled}
          onPress={list.onPress}
        >
          <List size={18} aria-hidden />
        </Control>
      ) : null}
      {settings ? (
        <Control aria-label={t('map.settings')} aria-expanded={settings.isOpen} onPress={settings.onPress}>
          <Settings size={18} aria-hidden />
        </Control>
      ) : null}
      <Cross data-part="pan">
        {PANS.map(({ direction, name, Icon }) => (
          <Control
            key={direction}
            aria-label={t(name)}
            data-direction={direction}
            isDisabled={isDisabled}
            onPress={() => pan(direction)}
          >
            <Icon size={16} aria-hidden />
          </Control>
        ))}
      </Cross>
      <Zoom>
        <Control aria-label={t('map.zoomIn')} isDisabled={isDisabled} onPress={() => map.zoomIn()}>
          <Plus size={18} aria-hidden />
        </Control>
        <Control aria-label={t('map.zoomOut')} isDisabled={isDisabled} onPress={() => map.zoomOut()}>
          <Minus size={18} aria-hidden />
        </Control>
      </Zoom>
    </Controls>
  )
}

const Controls = styled(Toolbar)`
  --control: 30px;
  position: absolute;
  z-index: 600;
  inset: auto var(--fleet-space-3) var(--fleet-space-8) auto;
  display: grid;
  justify-items: center;
  gap: var(--fleet-space-2);
  pointer-events: none;

  @media (pointer: coarse) {
    --control: 40px;
  }
`

const Cross = styled.div`
  display: grid;
  grid-template:
    '. up .' var(--control)
    'left . right' var(--control)
    '. down .' var(--control) / var(--control) var(--control) var(--control);
`

const Zoom = styled.div`
  display: grid;
  grid-template: var(--control) var(--control) / calc(var(--control) + 6px);
  overflow: hidden;
  border: 1px solid var(--fleet-color-control);
  border-radius: var(--fleet-radius-s);
  box-shadow: var(--fleet-shadow-1);

  > button {
    width: 100%;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  > button + button {
    border-top: 1px solid var(--fleet-color-line);
  }
`

const Control = styled(Button)`
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 1px solid var(--fleet-color-control);
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-1);
  color: var(--fleet-color-text);
  cursor: pointer;
  pointer-events: auto;
  ${focusRing}
  outline-offset: -2px;

  &[data-hovered] {
    background: var(--fleet-color-sunken);
  }
  &[data-disabled] {
    color: var(--fleet-color-text-muted);
    cursor: not-allowed;
  }
  &[data-pressed],
  &[aria-expanded='true'] {
    background: var(--fleet-color-accent-soft);
  }
  &[data-direction='up'] {
    grid-area: up;
  }
  &[data-direction='left'] {
    grid-area: left;
  }
  &[data-direction='right'] {
    grid-area: right;
  }
  &[data-direction='down'] {
    grid-area: down;
  }
`
