import X from 'lucide-react/icons/x'
import { type FocusEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { rememberFocus } from '../../focus/focusOrder.ts'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import type { Translate } from '../../i18n/words.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { Lines } from '../Lines.ts'
import type { NoticeQueue, ShownNotice } from './notifier.ts'
import { TONE_ICONS } from './toneIcons.ts'
import { useCountdown } from './useCountdown.ts'

/** At the top centre (TOAST-01). Pointer events pass through the space between messages. */
const Stack = styled.div`
  position: fixed;
  z-index: var(--fleet-z-toast);
  inset: max(var(--fleet-space-3), env(safe-area-inset-top)) var(--fleet-space-3) auto;
  display: grid;
  justify-items: center;
  gap: var(--fleet-space-2);
  pointer-events: none;
`

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fleet-space-2);
  max-width: min(100%, 440px);
  min-height: 44px;
  padding: var(--fleet-space-1) var(--fleet-space-1) var(--fleet-space-1) var(--fleet-space-3);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-3);
  pointer-events: auto;
  animation: fleet-toast-in var(--fleet-duration) var(--fleet-ease);

  > svg {
    flex: none;
    color: var(--fleet-color-accent);
  }
  &[data-tone='success'] > svg {
    color: var(--fleet-color-green);
  }
  &[data-tone='warning'] > svg {
    color: var(--fleet-color-orange);
  }
  &[data-tone='danger'] > svg {
    color: var(--fleet-color-red);
  }

  > span {
    white-space: pre-line;
  }
  > button {
    ${focusRing}
    flex: none;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-text-muted);
  }
  > button:hover {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }
  @media (pointer: coarse) {
    > button {
      width: 44px;
      height: 44px;
    }
  }

  @keyframes fleet-toast-in {
    from {
      transform: translateY(-8px);
    }
  }
`

/** Shows the messages of a queue in a polite live region. Hover and focus pause their time. */
export function Toaster({ queue, t }: { queue: NoticeQueue; t: Translate }) {
  const shown = useSyncExternalStore(queue.subscribe, queue.getShown, queue.getShown)
  const giveBack = useRef<() => void>(undefined)

  /** Remembers where the focus comes from, to restore it. */
  function enter({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    giveBack.current = rememberFocus(relatedTarget instanceof Element ? relatedTarget : null)
  }

  return (
    // The attribute exempts messages from react-aria's modals, so that they stay readable and clickable.
    <Stack aria-live="polite" data-component="Toaster" data-react-aria-top-layer="true" onFocus={enter}>
      {shown.map((notice) => (
        <ToastItem
          key={notice.id}
          notice={notice}
          closeLabel={t('common.close')}
          giveBack={giveBack}
          onEnd={queue.dismiss}
        />
      ))}
    </Stack>
  )
}

interface ToastItemProps {
  notice: ShownNotice
  closeLabel: string
  /** Restores the focus. */
  giveBack: RefObject<(() => void) | undefined>
  onEnd: (id: number) => void
}

function ToastItem({ notice, closeLabel, giveBack, onEnd }: ToastItemProps) {
  const toast = useRef<HTMLDivElement>(null)
  useFocusReturn(toast, giveBack)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useCountdown(notice.duration, notice.times, isHovered || isFocused, () => onEnd(notice.id))
  const Icon = TONE_ICONS[notice.tone]
  return (
    <Toast
      ref={toast}
      data-tone={notice.tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={18} aria-hidden />
      {/* Another element is announced also where the text is the same. */}
      <span key={notice.times}>
        <Lines text={notice.text} />
      </span>
      <button type="button" aria-label={closeLabel} onClick={() => onEnd(notice.id)}>
        <X size={16} aria-hidden />
      </button>
    </Toast>
  )
}
