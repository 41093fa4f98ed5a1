import { canSend, chatCounter, chatMessageError } from '@fleetgis/domain/chat'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { chatWords } from '../words.ts'

export interface ChatComposerProps {
  readonly draft: string
  readonly onDraftChange: (text: string) => void
  readonly onSend: () => void
  /** Why nothing can be sent now, in plain text. */
  readonly blocked?: string | undefined
}

/** The text field with its counter and Send. Source: CHAT-08, CHAT-25 to CHAT-28, VAL-29, VAL-30. */
export function ChatComposer({ draft, onDraftChange, onSend, blocked }: ChatComposerProps) {
  const t = useText(chatWords)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const error = chatMessageError(draft)
  const counter = chatCounter(draft)

  function send() {
    if (blocked !== undefined || !canSend(draft)) return
    onSend()
    field.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During composition Enter confirms a suggestion; older Safari reports only key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Form
      data-part="composer"
      data-over={counter.isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id}>{t('chat.message')}</label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        placeholder={t('chat.placeholder')}
        value={draft}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error ${id}-counter`}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" isDisabled={blocked !== undefined || !canSend(draft)}>
        <SendHorizontal size={18} aria-hidden />
        <span data-part="sendWord">{t('chat.send')}</span>
      </Button>
      <span id={`${id}-error`} role="status" data-part="error">
        {blocked ?? (error ? t(error) : null)}
      </span>
      <span id={`${id}-counter`} data-part="counter">
        {counter.text}
      </span>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--fleet-space-1) var(--fleet-space-2);
  padding: var(--fleet-space-3) max(var(--fleet-space-3), (100% - 880px) / 2) var(--fleet-space-2);
  border-top: 1px solid var(--fleet-color-line);
  background: var(--fleet-color-surface);

  > label {
    ${visuallyHidden}
  }
  > textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: var(--fleet-control-height);
    --fleet-composer-padding: calc((var(--fleet-control-height) - 1em * var(--fleet-line-height)) / 2 - 1px);
    /* Three lines. */
    max-height: calc(3em * var(--fleet-line-height) + 2 * var(--fleet-composer-padding) + 2px);
    padding: var(--fleet-composer-padding) var(--fleet-space-3);
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-radius-m);
    outline: none;
    background: var(--fleet-field-background);
    color: var(--fleet-color-text);
    font: inherit;
    font-size: var(--fleet-control-text);
    line-height: var(--fleet-line-height);
    resize: none;
    field-sizing: content;
  }
  > textarea::placeholder {
    color: var(--fleet-color-text-muted);
    opacity: 1;
  }
  > textarea:focus {
    border-color: var(--fleet-color-focus);
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: -1px;
  }
  > textarea[aria-invalid='true'] {
    border-color: var(--fleet-color-red);
  }
  > [data-part='counter'],
  > [data-part='error'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  > [data-part='counter'] {
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='error'],
  &[data-over] > [data-part='counter'] {
    color: var(--fleet-color-red);
  }
  /* With twice the text size in a small window, the field has the place of the word. */
  @container fleet-chat (max-width: 14em) {
    [data-part='sendWord'] {
      ${visuallyHidden}
    }
  }
`
