import type { Outgoing } from '@fleetgis/domain/chat'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'

interface QuickRepliesProps {
  replies: readonly string[]
  outgoing: readonly Outgoing[]
  isDisabled: boolean
  onSend: (reply: { text: string }) => void
  /** Sends a message again that failed. */
  onRetry: ((event: { localId: string }) => void) | undefined
}

/** Texts that a press sends at once: above the text field, all in sight. Source: decision 40. */
export function QuickReplies({ replies, outgoing, isDisabled, onSend, onRetry }: QuickRepliesProps) {
  const t = useText(chatWords)

  /** The second tap of a double tap sends nothing, and a reply that failed is sent again instead of twice. */
  function press(text: string) {
    const same = outgoing.filter(({ content }) => content === text)
    if (same.some(({ delivery }) => delivery === 'sending' || delivery === 'sent')) return
    const failed = same.find(({ delivery }) => delivery === 'failed')
    if (failed) onRetry?.({ localId: failed.localId })
    else onSend({ text })
  }

  return (
    <Row role="group" aria-label={t('chat.quick')} data-part="quickReplies">
      {replies.map((text) => (
        <Button key={text} isDisabled={isDisabled} onPress={() => press(text)}>
          {text}
        </Button>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-2) var(--fleet-space-3) 4px;
  border-top: 1px solid var(--fleet-color-line);
  background: var(--fleet-color-surface);

  /* Three share a line, with their words on two; none is so narrow that a word breaks, as with enlarged text. */
  > button {
    flex: 1 1 6.5em;
    max-width: 100%;
    overflow-wrap: break-word;
    min-height: max(44px, var(--fleet-control-height));
    padding: 2px var(--fleet-space-2);
    border-radius: var(--fleet-radius-l);
    font-size: var(--fleet-text-s);
    font-weight: inherit;
    white-space: normal;
  }
  + [data-part='composer'] {
    padding-top: var(--fleet-space-1);
    border-top: 0;
  }
  /* With twice the text size in a small window, lines of replies would take the place of the messages. */
  @container fleet-chat (max-width: 14em) {
    flex-wrap: nowrap;
    overflow-x: auto;

    > button {
      flex: none;
      max-width: none;
      white-space: nowrap;
    }
  }
  /* Where there is room for a keyboard, it is the quicker way. */
  @container fleet-chat (min-width: 560px) {
    display: none;
  }
`
