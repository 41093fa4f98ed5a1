import { initialOf } from '@fleetgis/domain/chat'
import UserRound from 'lucide-react/icons/user-round'
import { type CSSProperties, useState } from 'react'
import { styled } from 'styled-components'

export interface AvatarProps {
  /** Whose picture it is; its first letter stands where there is none. */
  name: string
  /** Address of the picture; empty for none. */
  src?: string | undefined
  /** Its width and height in px; 40 unless given. */
  size?: number
  /** Reads the name aloud. Left out, nothing is read: the name mostly stands beside it. */
  isNamed?: boolean
  className?: string
}

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  overflow: hidden;
  border-radius: var(--fleet-radius-full);
  background: var(--fleet-color-accent-soft);
  color: var(--fleet-color-accent);
  font-weight: var(--fleet-weight-strong);
  font-size: calc(var(--avatar-size) * 0.42);
  line-height: 1.8;
  user-select: none;

  /* Burmese letters are not told apart when they are smaller. */
  &:lang(my) {
    font-size: max(16px, calc(var(--avatar-size) * 0.42));
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** A picture of somebody; without one, or where it cannot be loaded, their first letter; without a name, a figure. */
export function Avatar({ name, src = '', size = 40, isNamed = false, className }: AvatarProps) {
  const [failed, setFailed] = useState('')
  const initial = initialOf(name)
  const style: CSSProperties & { '--avatar-size': string } = { '--avatar-size': `${size}px` }
  return (
    <Frame
      className={className}
      style={style}
      {...(isNamed && name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      data-component="Avatar"
    >
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        initial || <UserRound size={size * 0.55} aria-hidden />
      )}
    </Frame>
  )
}
