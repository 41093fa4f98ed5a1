import type { LatLng } from '@fleetgis/domain/map'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../provider/FleetContext.ts'
import { mapWords } from '../words.ts'

/** Latitude and longitude with six decimals, and a button that copies them. */
export function Coordinates({ at: { lat, lng } }: { at: LatLng }) {
  const t = useText(mapWords)
  const text = `${lat.toFixed(6)}, ${lng.toFixed(6)}`
  const shown = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // A web view may refuse the clipboard: the text is selected instead.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <Row>
      <span ref={shown}>{text}</span>
      <IconButton label={t('map.copyCoordinates')} onPress={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? t('map.copied') : ''}</VisuallyHidden>
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-1);

  /* The line is as high as its text: a popup with all its lines fits above its vehicle. */
  > [data-component='IconButton'] {
    margin-block: calc(-1 * var(--fleet-space-3));
  }
`
