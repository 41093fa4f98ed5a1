import { initialOf } from '@fleetgis/domain/chat'
import UserRound from 'lucide-react/icons/user-round'
import { type CSSProperties, useState } from 'react'
import { css, styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { useDataSaver } from '../../provider/useDataSaver.ts'
import type { RootProps } from '../rootProps.ts'

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The name of the person; its first letter replaces a missing picture. */
  name: string
  /** The address of the picture; empty for none. */
  src?: string | undefined
  /** Its width and height in px; 40 unless given. */
  size?: number
}

/** The styles of an avatar, for long lists with plain elements; `--avatar-size` is its size. */
export const avatarLook = css`
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
  -webkit-user-select: none;
  user-select: none;

  /* Smaller Burmese letters are not legible. */
  &:lang(my) {
    font-size: max(16px, calc(var(--avatar-size) * 0.42));
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Frame = styled.span`
  ${avatarLook}
`

/** The picture of a person, whose name is beside it: hidden from screen readers. Without one, or where the browser saves data, the first letter of the name; without a name a generic figure. */
export function Avatar({ name, src = '', size = 40, ...root }: AvatarProps) {
  const style: CSSProperties & { '--avatar-size': string } = { ...root.style, '--avatar-size': `${size}px` }
  return (
    <Frame {...root} style={style} aria-hidden data-component="Avatar">
      <AvatarFace name={name} src={src} size={size} />
    </Frame>
  )
}

/** The content of an avatar: a picture, a letter or a figure. Where the browser saves data there is no picture. */
export function AvatarFace({ name, src, size }: { name: string; src: string | undefined; size: number }) {
  const [failed, setFailed] = useState('')
  const shown = useShownText()
  const savesData = useDataSaver()
  if (src && src !== failed && !savesData)
    return <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
  return initialOf(shown(name)) || <UserRound size={size * 0.55} aria-hidden />
}
