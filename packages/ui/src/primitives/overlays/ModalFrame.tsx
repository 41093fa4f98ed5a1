import X from 'lucide-react/icons/x'
import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { isFocusLost, rememberFocus } from '../../focus/focusOrder.ts'
import { useText } from '../../provider/FleetContext.ts'
import { SendingContext, UnsavedContext, useSending } from '../../provider/useUnsaved.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { IconButton } from '../actions/IconButton.tsx'
import type { AriaRootProps, RootProps } from '../rootProps.ts'
import { DialogScope } from './DialogScope.ts'
import { scrollByKey } from './scrollByKey.ts'
import { useCloseQuestion } from './useCloseQuestion.tsx'
import { useOverlay } from './useOverlay.ts'
import { useScrollStop } from './useScrollStop.ts'

export interface ModalFrameProps extends RootProps {
  /** Its heading and accessible name. */
  title: string
  /** Called on Escape, the x, or a press outside; with unsaved input, after a question. */
  onClose: () => void
  /** `alertdialog` has no x, ignores presses outside, and uses its body as its description. */
  role?: 'dialog' | 'alertdialog'
  /**
   * `centre` of the window, its `top`, where a keyboard on the screen leaves room, or a `sheet` at its right edge, on a
   * phone at the lower one.
   */
  placement?: 'centre' | 'top' | 'sheet'
  /** `wide` is for tables; `normal` unless given. */
  size?: 'normal' | 'wide' | undefined
  /** Whether the head has an x; true unless given. Without it the content must close the dialog. */
  hasCloseIcon?: boolean
  /** Whether the frame renders a head; true unless given. Without it the title is only the accessible name. */
  hasHead?: boolean
  /** Nothing closes the dialog while true. */
  isLocked?: boolean
  /** A call is being sent: the dialog says so, nothing closes it, and the page is not left (R5). */
  isSending?: boolean
  /** Buttons at the end of the dialog, the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog that traps the focus, and restores it on close. Its code loads when the first dialog opens. */
export function ModalFrame({
  title,
  onClose,
  role = 'dialog',
  placement = 'centre',
  size = 'normal',
  hasCloseIcon = role === 'dialog',
  hasHead = true,
  isLocked: isHeld = false,
  isSending: isSendingItself = false,
  footer,
  children,
  ...ofDialog
}: ModalFrameProps) {
  const t = useText()
  // The portal is inside the provider's element, which carries theme, language and tokens.
  const [root, setRoot] = useState<Element | null>(null)
  const bodyId = useId()
  const isPressedBeside = useRef(false)
  const [scope] = useState(() => ({}))
  const { mark, close, question } = useCloseQuestion(onClose, ModalFrame)
  useEffect(giveFocusBack, [])
  useSending(isSendingItself)
  const [senders, setSenders] = useState(0)
  const markSending = useCallback(() => {
    setSenders((count) => count + 1)
    return () => setSenders((count) => count - 1)
  }, [])
  const isSending = isSendingItself || senders > 0
  const isLocked = isHeld || isSending
  useOverlay(true, () => !isLocked && close())
  const isAlert = role === 'alertdialog'

  const isBeside = ({ target, currentTarget }: Pick<PointerEvent, 'target' | 'currentTarget'>) =>
    target === currentTarget
  return (
    <>
      <span hidden ref={(element) => setRoot(element?.closest('[data-component="Fleet"]') ?? null)} />
      {root ? (
        <Scrim
          isOpen
          isKeyboardDismissDisabled={isLocked}
          onOpenChange={(isOpen) => void (isOpen || close())}
          UNSTABLE_portalContainer={root}
          data-component="Scrim"
        >
          <div
            data-part="stage"
            data-placement={placement}
            data-size={size}
            // Captured: react-aria stops presses of its buttons.
            onPointerDownCapture={(event) => {
              isPressedBeside.current = isBeside(event)
            }}
            onClick={(event) => {
              // Ignores presses that began inside, such as a text selection.
              if (isPressedBeside.current && isBeside(event) && !isAlert && !isLocked) close()
            }}
            onKeyDown={(event) => {
              const body = event.currentTarget.querySelector('[data-part="body"]')
              const target = event.target as Element
              // Its own keys: those of a dialog over this one come here too, and the content has keys of its own.
              if (!body || !event.currentTarget.contains(target) || body.contains(target)) return
              if (scrollByKey(body, event.key)) event.preventDefault()
            }}
          >
            <Modal>
              <Sheet
                {...(ofDialog as AriaRootProps<HTMLElement>)}
                role={role}
                data-component="Dialog"
                data-placement={placement}
                data-headless={!hasHead || undefined}
                {...(isAlert ? { 'aria-describedby': bodyId } : {})}
                {...(hasHead ? {} : { 'aria-label': title })}
              >
                {hasHead ? (
                  <header>
                    <Heading slot="title" level={2}>
                      {title}
                    </Heading>
                    {hasCloseIcon ? (
                      <IconButton label={t('common.close')} onPress={close} isDisabled={isLocked}>
                        <X size={18} aria-hidden />
                      </IconButton>
                    ) : null}
                  </header>
                ) : null}
                <Body id={bodyId} title={title}>
                  <DialogScope value={scope}>
                    <UnsavedContext value={mark}>
                      <SendingContext value={markSending}>{children}</SendingContext>
                    </UnsavedContext>
                  </DialogScope>
                </Body>
                {/* Always there, so that a screen reader announces what comes into it. */}
                <p aria-live="polite" data-part="sending">
                  {isSending ? t('common.beingSent') : null}
                </p>
                {footer ? <footer>{footer}</footer> : null}
              </Sheet>
            </Modal>
          </div>
        </Scrim>
      ) : null}
      {question}
    </>
  )
}

/** The body of a dialog. It is a tab stop if it overflows and contains none but links, so that the keyboard can scroll it. */
function Body({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const isStop = useScrollStop(body)
  return (
    <div
      ref={body}
      id={id}
      data-part="body"
      {...(isStop ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
    >
      {children}
    </div>
  )
}

/** How the dialog that has just unmounted restores the focus. The dialog that takes its place does it instead. */
let owed: (() => void) | undefined

/** Restores the focus where react-aria cannot, because the opener was removed or opened another dialog before. */
function giveFocusBack() {
  const giveBack = (isFocusLost() && owed) || rememberFocus()
  return () => {
    owed = giveBack
    // react-aria restores the focus in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (owed === giveBack) owed = undefined
        if (isFocusLost()) giveBack()
      }),
    )
  }
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: var(--fleet-z-modal);
  inset: 0;
  background: var(--fleet-color-scrim);
  /* Without motion the first frame is opaque already. */
  @media (prefers-reduced-motion: no-preference) {
    animation: fleet-scrim-in var(--fleet-duration) var(--fleet-ease);
  }

  > [data-part='stage'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    justify-items: center;
    height: 100%;
    padding: var(--fleet-space-4);
    overflow: auto;
  }
  > [data-part='stage'] > * {
    width: min(440px, 100%);
  }
  > [data-part='stage'][data-size='wide'] > * {
    width: min(1080px, 100%);
  }
  > [data-part='stage'][data-placement='top'] {
    align-items: start;
  }
  > [data-part='stage'][data-placement='top'] > * {
    width: min(600px, 100%);
  }
  > [data-part='stage'][data-placement='sheet'] {
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
    justify-items: end;
    padding: 0;
    overflow: hidden;
  }
  > [data-part='stage'][data-placement='sheet'] > * {
    width: min(400px, 100%);
    min-height: 0;
  }

  @media (max-width: 599px) {
    > [data-part='stage'][data-placement='sheet'] {
      align-items: end;
    }
    > [data-part='stage'][data-placement='sheet'] > * {
      width: 100%;
    }
  }

  /* Beside a keyboard. */
  @media (max-height: 480px) {
    > [data-part='stage'] {
      padding: var(--fleet-space-2);
    }
  }

  @keyframes fleet-scrim-in {
    from {
      opacity: 0;
    }
  }
`

const Sheet = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  max-height: calc(100vh - 2 * var(--fleet-space-4));
  max-height: calc(100dvh - 2 * var(--fleet-space-4));
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-l);
  outline: none;
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-3);
  color: var(--fleet-color-text);
  text-align: start;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-2);
    min-height: var(--fleet-bar-height);
    padding: var(--fleet-space-2) var(--fleet-space-2) 0 var(--fleet-space-5);
  }
  > header > h2 {
    margin: 0;
    /* With enlarged text a long word fits beside the button that closes. */
    font-size: var(--fleet-text-m);
    font-size: min(var(--fleet-text-m), 8vw);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
  > [data-part='body'] {
    ${focusRing}
    overflow: auto;
    padding: var(--fleet-space-2) var(--fleet-space-5) var(--fleet-space-5);
    --fleet-focus-offset: -2px;
  }
  > [data-part='sending'] {
    margin: 0;
    padding: 0 var(--fleet-space-5) var(--fleet-space-4);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [data-part='sending']:empty {
    padding: 0;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fleet-space-2);
    padding: var(--fleet-space-3) var(--fleet-space-5);
    border-top: 1px solid var(--fleet-color-line);
  }

  @media (max-height: 480px) {
    max-height: calc(100vh - 2 * var(--fleet-space-2));
    max-height: calc(100dvh - 2 * var(--fleet-space-2));

    > header {
      min-height: var(--fleet-control-height);
      padding-top: 0;
    }
    > [data-part='body'] {
      padding-top: 0;
    }
  }

  &[data-headless] {
    grid-template-rows: minmax(0, 1fr) auto auto;
    overflow: hidden;
  }
  &[data-headless] > [data-part='body'] {
    padding: 0;
  }
  &[data-placement='sheet'] {
    height: 100%;
    max-height: none;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }
  @media (max-width: 599px) {
    &[data-placement='sheet'] {
      height: auto;
      max-height: 88vh;
      max-height: 88dvh;
      border-width: 1px 0 0;
      border-radius: var(--fleet-radius-l) var(--fleet-radius-l) 0 0;
      padding-bottom: env(safe-area-inset-bottom);
    }
    /* It fills the window: beside a keyboard there is no place to lose. */
    &[data-headless][data-placement='sheet'] {
      height: 100vh;
      height: 100dvh;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`
