import ImageDown from 'lucide-react/icons/image-down'
import {
  cloneElement,
  type ImgHTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { useDataSaver } from '../../provider/useDataSaver.ts'
import { focusRing } from '../../theme/focusRing.ts'

export interface PhotoOnPressProps {
  /** What the photo shows, for screen readers. */
  label: string
  /** Whether there is only room for an icon. */
  isSmall?: boolean
  /** The photo. It renders at once, unless the browser saves data: then a press renders it. */
  children: ReactElement<ImgHTMLAttributes<HTMLImageElement> & RefAttributes<HTMLImageElement>>
}

/** A photo that waits for a press where the browser saves data or the connection is slow. */
export function PhotoOnPress({ label, isSmall = false, children }: PhotoOnPressProps) {
  const savesData = useDataSaver()
  const [isPressed, setPressed] = useState(false)
  const hasFocused = useRef(false)
  /** The pressed button is gone, so the focus moves to what replaces it: once, not when `<Activity>` shows it again. */
  function focusOnce(photo: HTMLImageElement | null) {
    if (!photo || hasFocused.current) return
    hasFocused.current = true
    photo.focus({ preventScroll: true })
  }
  if (isPressed) return cloneElement(children, { tabIndex: -1, ref: focusOnce })
  if (!savesData) return children
  return <ShowPhoto label={label} isSmall={isSmall} onPress={() => setPressed(true)} />
}

function ShowPhoto(props: { label: string; isSmall: boolean; onPress: () => void }) {
  const { label, isSmall, onPress } = props
  const t = useText()
  return (
    <Button
      type="button"
      data-part="show-photo"
      data-small={isSmall || undefined}
      aria-label={t('image.showOf', { title: label })}
      onClick={onPress}
    >
      <ImageDown size={20} aria-hidden />
      {isSmall ? null : t('image.show')}
    </Button>
  )
}

const Button = styled.button`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--fleet-space-2);
  min-height: 44px;
  padding: var(--fleet-space-2) var(--fleet-space-3);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-sunken);
  color: var(--fleet-color-text);
  font: inherit;
  font-size: var(--fleet-text-s);
  cursor: pointer;

  &[data-small] {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
  }
`
