import type { Map as LeafletMap } from 'leaflet'
import Expand from 'lucide-react/icons/expand'
import List from 'lucide-react/icons/list'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { mapWords } from '../words.ts'
import { MapControl } from './MapControl.ts'
import { PanControl } from './PanControl.tsx'
import { LOW_MAP, SHORT_MAP } from './shortMap.ts'

/** Attributes of a button that opens and closes a panel. */
interface MapOpener {
  readonly isOpen: boolean
  readonly onPress: () => void
}

export interface MapControlsProps {
  map: LeafletMap
  /** The map can be neither panned nor zoomed. */
  isDisabled: boolean
  /** Moves the map to everything on it; without it there is no button. */
  onShowAll: (() => void) | undefined
  /** Before a button pans the map. */
  onPan: () => void
  /** Opens the list; without it there is no button. */
  list: MapOpener | undefined
  /** Opens the settings. Enabled while the map is disabled: the settings disable it (OMAP-24). */
  settings: MapOpener | undefined
}

/** Buttons that pan and zoom the map without dragging (WCAG 2.5.7). One tab stop with arrow key navigation. */
export function MapControls({ map, isDisabled, onShowAll, onPan, list, settings }: MapControlsProps) {
  const t = useText(mapWords)

  return (
    <Controls aria-label={t('map.controls')} orientation="vertical" data-part="controls">
      {list ? (
        <MapControl
          aria-label={t('map.list')}
          aria-expanded={list.isOpen}
          isDisabled={isDisabled}
          onPress={list.onPress}
        >
          <List size={18} aria-hidden />
        </MapControl>
      ) : null}
      {settings ? (
        <MapControl aria-label={t('map.settings')} aria-expanded={settings.isOpen} onPress={settings.onPress}>
          <Settings size={18} aria-hidden />
        </MapControl>
      ) : null}
      {onShowAll ? (
        <MapControl aria-label={t('map.showAll')} isDisabled={isDisabled} onPress={onShowAll}>
          <Expand size={16} aria-hidden />
        </MapControl>
      ) : null}
      <PanControl map={map} isDisabled={isDisabled} onPan={onPan} />
      <Zoom data-part="zoom">
        <MapControl aria-label={t('map.zoomIn')} isDisabled={isDisabled} onPress={() => map.zoomIn()}>
          <Plus size={18} aria-hidden />
        </MapControl>
        <MapControl aria-label={t('map.zoomOut')} isDisabled={isDisabled} onPress={() => map.zoomOut()}>
          <Minus size={18} aria-hidden />
        </MapControl>
      </Zoom>
    </Controls>
  )
}

const Controls = styled(Toolbar)`
  --control: 30px;
  position: absolute;
  z-index: 600;
  inset: auto var(--fleet-space-3) var(--map-credit) auto;
  display: grid;
  justify-items: end;
  gap: var(--fleet-space-2);
  pointer-events: none;

  @media (pointer: coarse) {
    --control: 44px;
  }
  /* A finger moves the map. The keyboard reaches the button, which then shows. */
  [data-narrow] > & > [data-part='pan']:not(:focus-within) {
    ${visuallyHidden}
  }
  @media (pointer: coarse) and (max-height: 480px) {
    > [data-part='pan']:not(:focus-within) {
      ${visuallyHidden}
    }
  }
  /* Beside an open panel, on a phone above it. */
  [data-panel] > & {
    right: calc(var(--map-panel-width) + 2 * var(--fleet-space-3));
  }
  @media (max-width: 639px) {
    [data-panel] > & {
      right: var(--fleet-space-3);
      bottom: calc(var(--map-panel-height) + var(--fleet-space-2));
      grid-auto-flow: column;
    }
    [data-panel] > & > [data-part='zoom'] {
      grid: var(--control) / var(--control) var(--control);
    }
    /* Above a list they would lie over a folded card. */
    [data-panel='tall'] > & {
      visibility: hidden;
    }
  }
  ${SHORT_MAP} {
    z-index: 625;
    left: var(--fleet-space-3);
    display: flex;
    flex-flow: row wrap-reverse;
    justify-content: flex-end;

    > [data-part='zoom'] {
      grid: var(--control) / var(--control) var(--control);
    }
  }
  ${LOW_MAP} {
    [data-panel] > &,
    [data-narrow][data-unfolded] > & {
      visibility: hidden;
    }
  }
`

const Zoom = styled.div`
  display: grid;
  grid-template: var(--control) var(--control) / calc(var(--control) - 2px);
  overflow: hidden;
  border: 1px solid var(--fleet-color-control);
  border-radius: var(--fleet-radius-s);
  box-shadow: var(--fleet-shadow-1);

  /* A finger has all 44 px; the edge stands beside them. */
  @media (pointer: coarse) {
    grid-template-columns: var(--control);
    margin-inline-end: -1px;
  }
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
