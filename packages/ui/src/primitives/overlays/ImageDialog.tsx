import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

export interface ImageDialogProps {
  /** What the pictures show. */
  title: string
  /** Addresses that may be loaded (`photoAddress`), in order. */
  images: readonly string[]
  /** The index of the picture that is shown first; 0 unless given. */
  first?: number | undefined
  onClose: () => void
}

/**
 * Pictures in full, one at a time. The arrow keys and two buttons step through them, from the last to the first; Escape closes. A picture that
 * cannot be loaded leaves a placeholder. APR-07.
 */
export function ImageDialog({ title, images, first = 0, onClose }: ImageDialogProps) {
  const t = useText()
  const [index, setIndex] = useState(first)
  const [broken, setBroken] = useState<readonly string[]>([])
  const at = Math.max(0, Math.min(index, images.length - 1))
  const src = images[at]
  const count = images.length
  const step = (by: number) => setIndex((at + by + count) % count)

  function stepByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  return (
    <LazyModalFrame title={title} size="wide" onClose={onClose}>
      <Stage onKeyDown={stepByKey} data-component="ImageDialog">
        <figure>
          {src === undefined || broken.includes(src) ? (
            <p role="status">
              <ImageOff size={32} aria-hidden />
              {t('image.broken')}
            </p>
          ) : (
            <img
              key={src}
              src={src}
              alt={count > 1 ? t('image.numbered', { title, number: at + 1, count }) : title}
              referrerPolicy="no-referrer"
              onError={() => setBroken((all) => [...all, src])}
            />
          )}
        </figure>
        {count > 1 ? (
          <nav aria-label={t('image.pictures')}>
            <IconButton label={t('image.previous')} onPress={() => step(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <span role="status">{t('image.position', { number: at + 1, count })}</span>
            <IconButton label={t('image.next')} onPress={() => step(1)} autoFocus>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </nav>
        ) : null}
      </Stage>
    </LazyModalFrame>
  )
}

const Stage = styled.div`
  display: grid;
  gap: var(--fleet-space-3);

  > figure {
    display: grid;
    place-items: center;
    min-height: 180px;
    margin: 0;
    overflow: hidden;
    border-radius: var(--fleet-radius-m);
    background: var(--fleet-color-sunken);
  }
  img {
    max-width: 100%;
    max-height: calc(100vh - 200px);
    max-height: calc(100dvh - 200px);
    object-fit: contain;
  }
  figure > p {
    display: grid;
    justify-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-4);
    color: var(--fleet-color-text-muted);
    text-align: center;
  }
  > nav {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-3);
    font-variant-numeric: tabular-nums;
  }
`
