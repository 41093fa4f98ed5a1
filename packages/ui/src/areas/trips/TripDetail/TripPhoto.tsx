import { photoAddress } from '@fleetgis/domain/trips'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { PhotoOnPress } from '../../../primitives/actions/PhotoOnPress.tsx'

export interface TripPhotoProps {
  /** Address, as sent. */
  src: string | undefined
  /** Hosts whose photos are shown (T7). */
  hosts: readonly string[]
  /** Alternative text. */
  label: string
  /** A `circle` is a person, a `square` a group. */
  shape: 'circle' | 'square'
  /** The icon for a missing or broken photo. */
  placeholder: ReactNode
}

/** A photo or its placeholder. BKD-01, BKD-02. */
export function TripPhoto({ src, hosts, label, shape, placeholder }: TripPhotoProps) {
  const [failed, setFailed] = useState<string>()
  const address = photoAddress(src, hosts)
  const isShown = address !== undefined && address !== failed
  return (
    <Frame
      data-part="photo"
      data-shape={shape}
      data-empty={!isShown || undefined}
      aria-hidden={!isShown || undefined}
    >
      {isShown ? (
        <PhotoOnPress label={label} isSmall>
          <img
            src={address}
            alt={label}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailed(address)}
          />
        </PhotoOnPress>
      ) : (
        placeholder
      )}
    </Frame>
  )
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-accent-soft);
  color: var(--fleet-color-accent);

  &[data-shape='circle'] {
    width: 56px;
    height: 56px;
    border-radius: var(--fleet-radius-full);
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
