import { type Map as LeafletMap, popup as leafletPopup } from 'leaflet'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { focusRing } from '../theme/focusRing.ts'
import type { VehicleLayer } from './VehicleLayer.ts'

export interface MapPopupProps {
  map: LeafletMap
  layer: VehicleLayer
  /** The vehicle that the popup points at and follows. */
  vehicleId: string
  /** Accessible name. */
  label: string
  closeLabel: string
  /** It is to be closed; `hadFocus` tells whether the focus was in it and has to go somewhere. */
  onClose: (event: { hadFocus: boolean }) => void
  children: ReactNode
}

/** A popup at a vehicle. Its content is React's: nothing of it ever passes through HTML text. */
export function MapPopup({ map, layer, vehicleId, label, closeLabel, onClose, children }: MapPopupProps) {
  const [content, setContent] = useState<HTMLElement>()
  const dialog = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const position = layer.positionOf(vehicleId)
    if (!position) return undefined
    const element = document.createElement('div')
    const popup = leafletPopup({
      autoClose: false,
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      minWidth: 180,
      maxWidth: Math.max(180, Math.min(320, map.getSize().x - 48)),
      autoPanPadding: [16, 16],
    })
      .setLatLng(position)
      .setContent(element)
      .addTo(map)
    setContent(element)
    const follow = () => {
      const now = layer.positionOf(vehicleId)
      if (now) popup.setLatLng(now)
    }
    // The map moves once, to show the whole popup; after that the person decides what it shows.
    const resized = new ResizeObserver(() => {
      popup.update()
      popup.options.autoPan = false
    })
    resized.observe(element)
    layer.on('drawn', follow)
    return () => {
      resized.disconnect()
      layer.off('drawn', follow)
      popup.remove()
      setContent(undefined)
    }
  }, [map, layer, vehicleId])

  useEffect(() => {
    if (content) dialog.current?.focus({ preventScroll: true })
  }, [content])

  if (!content) return null

  const close = () => onClose({ hadFocus: content.contains(document.activeElement) })

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  return createPortal(
    <Dialog ref={dialog} role="dialog" aria-label={label} tabIndex={-1} data-part="popup" onKeyDown={press}>
      <Close aria-label={closeLabel} onPress={close}>
        <X aria-hidden size={18} />
      </Close>
      {children}
    </Dialog>,
    content,
  )
}

const Dialog = styled.div`
  position: relative;
  padding-inline-end: 32px;
  outline: none;
  overflow-wrap: anywhere;
`

const Close = styled(Button)`
  position: absolute;
  top: -8px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--fleet-color-text-muted);
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`
