import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import X from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { focusedElement } from '../../focus/focusedElement.ts'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { prefersReducedMotion } from '../engine/prefersReducedMotion.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import { useFollow } from './useFollow.ts'

export interface MapPopupProps {
  map: LeafletMap
  layer: VehicleLayer
  /** Identifies what is open. Another one takes the focus again. */
  id: string
  /**
   * The id that took the focus last. It outlives the popup, which unmounts while its subject is not on the map, and must
   * not take the focus when it is back.
   */
  focusedId: RefObject<string | undefined>
  /** The id of the vehicle that the popup follows, or a place. */
  at: string | LatLng
  /** Accessible name, in Unicode. */
  label: string
  closeLabel: string
  /** The popup requests to close; `hadFocus` says whether the focus was inside and must be moved. */
  onClose: (event: { hadFocus: boolean }) => void
  children: ReactNode
}

/** Free space between a popup and the edges of the map, in CSS pixels. */
const MARGIN = 12

/** From the lower edge of a popup to its vehicle, in CSS pixels. */
const LIFT = 22

/**
 * A popup at a vehicle, which takes the focus once; while the user types it is announced instead. It shows once the vehicle has a position on the map. The map pans
 * to fit it, also when its content grows, until the user drags the map. It replaces Leaflet's popup, which removes its
 * content from the document, and with it the focus, at each update.
 */
export function MapPopup(props: MapPopupProps) {
  const { map, layer, id, focusedId, at, label, closeLabel, onClose, children } = props
  const anchor = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const [placedId, setPlacedId] = useState<string>()
  const place = useCallback(() => setPlacedId(id), [id])
  useFollow(anchor, map, layer, at, place)
  const isPlaced = placedId === id
  const [announced, setAnnounced] = useState('')
  const open = useLatestCallback((popup: HTMLElement, openedId: string) => {
    if (focusedId.current === openedId) return
    focusedId.current = openedId
    // One that opens while the user types, such as after Back, leaves the focus in the field.
    const isTyping = focusedElement()?.matches(':read-write') ?? false
    setAnnounced(isTyping ? label : '')
    if (!isTyping) popup.focus({ preventScroll: true })
  })
  // The vehicle may leave the map, which unmounts the popup.
  useFocusReturn(dialog)

  useEffect(() => {
    const popup = dialog.current
    if (!popup || !isPlaced) return undefined
    open(popup, id)
    const show = () => showWhole(map, popup)
    let frame = 0
    let [width, height] = [0, 0]
    const grown = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = popup
      if (offsetWidth <= width && offsetHeight <= height) return
      width = Math.max(width, offsetWidth)
      height = Math.max(height, offsetHeight)
      cancelAnimationFrame(frame)
      map.off('moveend', show)
      // A view change of the same update starts with the next frame.
      frame = requestAnimationFrame(() => (layer.isMoving ? map.once('moveend', show) : show()))
    })
    const stop = () => grown.disconnect()
    grown.observe(popup)
    map.once('dragstart', stop)
    return () => {
      stop()
      cancelAnimationFrame(frame)
      map.off('moveend', show)
      map.off('dragstart', stop)
    }
  }, [map, layer, id, open, isPlaced])

  const close = () => onClose({ hadFocus: dialog.current?.contains(focusedElement()) ?? false })

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  return (
    <Room>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Anchor ref={anchor} data-placed={isPlaced || undefined}>
        <Dialog
          ref={dialog}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          data-part="popup"
          onKeyDown={press}
        >
          <Close>
            <IconButton label={closeLabel} onPress={close}>
              <X aria-hidden size={18} />
            </IconButton>
          </Close>
          <Content>{children}</Content>
        </Dialog>
      </Anchor>
    </Room>
  )
}

/** Pans the map until the whole popup is visible and clear of the buttons; where it does not fit, its top wins. */
function showWhole(map: LeafletMap, popup: HTMLElement) {
  const inside = map.getContainer().getBoundingClientRect()
  const box = popup.getBoundingClientRect()
  const x = Math.max(0, box.right + MARGIN - inside.right) || Math.min(0, box.left - MARGIN - inside.left)
  const buttons = map.getContainer().parentElement?.querySelector('[data-part="controls"]')
  const beside = buttons?.getBoundingClientRect()
  const lowest = beside && box.right - x + MARGIN > beside.left ? beside.top : inside.bottom
  const y = Math.min(0, box.top - MARGIN - inside.top) || Math.max(0, box.bottom + MARGIN - lowest)
  const most = box.top - MARGIN - inside.top
  const kept = y > 0 ? Math.max(0, Math.min(y, most)) : y
  if (x !== 0 || kept !== 0) map.panBy([x, kept], { animate: !prefersReducedMotion() })
}

/** The map limits the size of the popup. */
const Room = styled.div`
  position: absolute;
  z-index: 650;
  inset: 0;
  container-type: size;
  pointer-events: none;
`

const Anchor = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;

  &:not([data-placed]) {
    visibility: hidden;
  }
  /* A hidden element loses the focus. */
  &[data-zooming] {
    opacity: 0;
  }
`

const Dialog = styled.div`
  position: absolute;
  bottom: ${LIFT}px;
  left: 0;
  display: flex;
  width: max-content;
  max-width: min(320px, 100vw - ${2 * MARGIN}px);
  max-width: min(320px, 100cqi - ${2 * MARGIN}px);
  min-width: min(200px, 100vw - ${2 * MARGIN}px);
  min-width: min(200px, 100cqi - ${2 * MARGIN}px);
  transform: translateX(-50%);
  flex-direction: row-reverse;
  align-items: start;
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  outline: none;
  pointer-events: auto;
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-3);
  color: var(--fleet-color-text);

  &::after {
    position: absolute;
    bottom: -6px;
    left: calc(50% - 5px);
    width: 10px;
    height: 10px;
    transform: rotate(45deg);
    border: solid var(--fleet-color-line);
    border-width: 0 1px 1px 0;
    background: inherit;
    content: '';
  }
`

const Close = styled.div`
  flex: none;
  margin: var(--fleet-space-1);
`

/** On a low map it scrolls: a page cannot scroll to what is outside the map. */
const Content = styled.div`
  flex: auto;
  min-width: 0;
  max-height: calc(100vh - ${2 * MARGIN + LIFT}px);
  max-height: calc(100cqb - ${2 * MARGIN + LIFT}px);
  overflow-y: auto;
  padding: var(--fleet-space-3) 0 var(--fleet-space-4) var(--fleet-space-4);
`
