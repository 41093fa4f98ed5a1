import {
  type Conversation,
  chatName,
  chatPicture,
  formatChatDay,
  formatChatTime,
} from '@fleetgis/domain/chat'
import type { FormatWords } from '@fleetgis/domain/format'
import { photoAddress } from '@fleetgis/domain/trips'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { SkeletonRow } from '../../../primitives/feedback/SkeletonRow.tsx'
import { Avatar } from '../../../primitives/layout/Avatar.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { InfiniteList } from '../../../primitives/lists/InfiniteList.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import type { Failure } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { LiveStrip } from '../../../remote/live/LiveStrip.tsx'
import type { Live } from '../../../remote/live/liveState.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { chatFrame } from '../chatFrame.ts'
import { chatWords } from '../words.ts'
import { type ConversationRow, conversationRows } from './conversationRows.ts'

export interface ConversationListViewProps extends RootProps {
  /** In any order: the view groups them by day, the newest first (CHAT-05). Keep the list while nothing has changed. */
  conversations: readonly Conversation[]
  /** The conversation that is open beside the list. */
  selectedId?: string | undefined
  /** Opens a conversation; `name` is empty where it is unknown. */
  onOpen: (event: { conversationId: string; name: string }) => void
  /** The first response is pending. */
  isLoading?: boolean | undefined
  /** Why the list failed to load. */
  failure?: Failure | undefined
  /** Refetches after a failure or while stale. */
  onReload?: (() => void) | undefined
  /** A refetch is in flight. */
  isFetching?: boolean | undefined
  /** The session has ended. */
  isSignedOut?: boolean | undefined
  /** How fresh the list is: shown while it is out of date, offline or signed out, because it is not polled (CF-115). */
  live?: Live | undefined
  /** The server has more pages. */
  hasMore?: boolean | undefined
  isLoadingMore?: boolean | undefined
  hasFailedMore?: boolean | undefined
  /** Called when the list is scrolled near its end. */
  onLoadMore?: (() => void) | undefined
  /** The conversations with messages that were not read yet. CF-185. */
  unreadIds?: ReadonlySet<string> | undefined
  /** A switch in the head. */
  sound?: ReactNode
  /** Hosts whose pictures are shown, https only; none by default, with the initial instead (T7). */
  imageHosts?: readonly string[] | undefined
}

const keyOf = ({ key }: ConversationRow) => key
const ignore = () => {}
const NONE: readonly string[] = []
const SKELETON_ROWS = [1, 2, 3, 4, 5]

/** The pure view of a user's conversations. It fills its container. Source: CHAT-04 to CHAT-08. */
export function ConversationListView(props: ConversationListViewProps) {
  const { conversations, failure, onReload, isLoading = false, isFetching = false, onOpen } = props
  const t = useText(chatWords)
  const words = formatWords(t)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const unread = props.unreadIds?.size ?? 0
  const rows = useMemo(() => conversationRows(conversations, folded), [conversations, folded])

  function toggle(key: string) {
    const next = new Set(folded)
    if (!next.delete(key)) next.add(key)
    setFolded(next)
  }

  return (
    <Panel {...rootProps(props)} data-component="ConversationList">
      <header>
        <h2>{t('chat.title')}</h2>
        {unread > 0 ? (
          <span data-part="unread">{t('conversationList.unread', { count: unread })}</span>
        ) : null}
        {props.sound}
      </header>
      <LiveStrip live={props.live} variant="problems" />
      {failure !== undefined ? (
        <div data-part="instead">
          <FailureCard
            message={failure}
            onRetry={onReload}
            isRetrying={isLoading || isFetching}
            isSignedOut={props.isSignedOut}
          />
        </div>
      ) : isLoading ? (
        <div data-part="waiting">
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          {SKELETON_ROWS.map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      ) : (
        <div data-part="list">
          <InfiniteList
            label={t('conversationList.label')}
            items={rows}
            keyOf={keyOf}
            hasMore={props.hasMore ?? false}
            isLoading={props.isLoadingMore ?? false}
            hasFailed={props.hasFailedMore ?? false}
            onLoadMore={props.onLoadMore ?? ignore}
            estimatedHeight={68}
            empty={
              <EmptyState message={t('conversationList.empty')}>{t('conversationList.emptyHint')}</EmptyState>
            }
          >
            {(row) =>
              row.kind === 'day' ? (
                <DayHeader row={row} words={words} onToggle={() => toggle(row.key)} />
              ) : (
                <Row
                  conversation={row.conversation}
                  words={words}
                  imageHosts={props.imageHosts ?? NONE}
                  isSelected={row.conversation.id === props.selectedId}
                  isUnread={props.unreadIds?.has(row.conversation.id) ?? false}
                  onOpen={onOpen}
                />
              )
            }
          </InfiniteList>
        </div>
      )}
    </Panel>
  )
}

interface DayHeaderProps {
  row: Extract<ConversationRow, { kind: 'day' }>
  words: FormatWords
  onToggle: () => void
}

function DayHeader({ row: { stamp, isOpen, count }, words, onToggle }: DayHeaderProps) {
  const t = useText(chatWords)
  return (
    <h3>
      <button type="button" data-part="day" aria-expanded={isOpen} onClick={onToggle}>
        <ChevronDown size={16} aria-hidden />
        <span>{formatChatDay(stamp, words) || t('conversationList.noDate')}</span>
        {isOpen ? null : <span data-part="count">{count}</span>}
      </button>
    </h3>
  )
}

interface RowProps extends Pick<ConversationListViewProps, 'onOpen'> {
  conversation: Conversation
  words: FormatWords
  imageHosts: readonly string[]
  isSelected: boolean
  isUnread: boolean
}

function Row({ conversation, words, imageHosts, isSelected, isUnread, onOpen }: RowProps) {
  const { id, senderName, senderImage, content, sentAt } = conversation
  const t = useText(chatWords)
  const name = chatName(senderName, { you: t('chat.you'), unknown: t('chat.unknown') })
  return (
    <EntityRow
      icon={<Avatar name={senderName} src={photoAddress(senderImage, imageHosts)} />}
      name={name}
      age={formatChatTime(sentAt, words)}
      // The server does not say the type of the last message.
      second={
        chatPicture({ content, contentType: 'image' }, imageHosts) ? t('chat.picture', { name }) : content
      }
      isExcerpt
      state={isUnread ? { colour: 'blue', shape: 'disc', text: t('conversationList.new') } : undefined}
      isCurrent={isSelected}
      onPress={() => onOpen({ conversationId: id, name: senderName.trim() })}
    />
  )
}

const Panel = styled.section`
  ${chatFrame}
  overflow: hidden;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--fleet-space-3);
    padding: var(--fleet-space-3) var(--fleet-space-4);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  > header > [data-part='unread'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-l);
    line-height: var(--fleet-line-height);
  }
  > [data-component='LiveStrip'] {
    padding: var(--fleet-space-1) var(--fleet-space-4);
  }
  > [data-part='list'] {
    position: relative;
    /* Its height does not depend on the rows. */
    flex: 1 1 320px;
    min-height: 0;
  }
  > [data-part='list'] > * {
    position: absolute;
    inset: 0;
  }
  > [data-part='list'] ul {
    gap: 0;
  }
  > [data-part='waiting'] {
    display: grid;
    gap: var(--fleet-space-5);
    padding: var(--fleet-space-4);
  }

  h3 {
    margin: 0;
    font-size: inherit;
  }
  [data-part='day'] {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    box-sizing: border-box;
    width: 100%;
    min-height: max(36px, var(--fleet-control-height));
    padding: var(--fleet-space-1) var(--fleet-space-4);
    border: 0;
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
    text-align: start;
    cursor: pointer;
    --fleet-focus-offset: -2px;
  }
  [data-part='day'] > svg {
    flex: none;
    transition: transform var(--fleet-duration) var(--fleet-ease);
  }
  [data-part='day'][aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  [data-part='count'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  [data-component='EntityRow'] {
    min-height: 64px;
    border-bottom: 1px solid var(--fleet-color-line);
  }
`
