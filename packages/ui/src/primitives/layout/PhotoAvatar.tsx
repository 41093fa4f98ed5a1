import { type CSSProperties, useState } from 'react'
import { styled } from 'styled-components'
import { useDataSaver } from '../../provider/useDataSaver.ts'
import { PhotoOnPress } from '../actions/PhotoOnPress.tsx'
import { Avatar, type AvatarProps, avatarLook } from './Avatar.tsx'

export interface PhotoAvatarProps extends AvatarProps {
  /** The name of the button that loads the picture, and of the picture then. */
  label: string
}

/** A finger has room for the button. */
const SMALLEST = 44

/** An avatar whose picture a page has to offer: where the browser saves data, a press loads it (decision 51). */
export function PhotoAvatar({ label, ...avatar }: PhotoAvatarProps) {
  const { name: _, src, size = 40, ...root } = avatar
  const savesData = useDataSaver()
  const [failed, setFailed] = useState('')
  if (!src || !savesData || src === failed) return <Avatar {...avatar} />
  const style: CSSProperties & { '--avatar-size': string } = {
    ...root.style,
    '--avatar-size': `${Math.max(size, SMALLEST)}px`,
  }
  return (
    <Frame {...root} style={style} data-component="Avatar">
      <PhotoOnPress label={label} isSmall>
        <img src={src} alt={label} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      </PhotoOnPress>
    </Frame>
  )
}

const Frame = styled.span`
  ${avatarLook}
`
