import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import { hasModifier } from '../hasModifier.ts'
import type { RootProps } from '../rootProps.ts'

export interface Tab {
  readonly id: string
  readonly label: string
  /** Shown after the label, such as a count. */
  readonly badge?: ReactNode
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The open tab. Left out, the component keeps it itself and starts with the first tab. */
  selectedId?: string | undefined
  onSelect?: ((event: { id: string }) => void) | undefined
  /** Renders the view of the open tab. */
  children: (id: string) => ReactNode
}

/** Switches between views; one is visible at a time. Arrow keys open the focused tab. */
export function Tabs({ label, tabs, selectedId, onSelect, children, ...root }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = tabs.find((tab) => tab.id === (selectedId ?? own)) ?? tabs[0]
  if (!open) return null

  function select(tab: Tab | undefined) {
    if (!tab || tab.id === open?.id) return
    setOwn(tab.id)
    onSelect?.({ id: tab.id })
  }

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === open?.id)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined || hasModifier(event)) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    select(tabs[next])
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <Box {...root} data-component="Tabs">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => select(tab)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.id}`} tabIndex={0}>
        {children(open.id)}
      </div>
    </Box>
  )
}

const Box = styled.div`
  min-width: 0;

  > [role='tablist'] {
    display: flex;
    gap: var(--fleet-space-1);
    overflow-x: auto;
    border-bottom: 1px solid var(--fleet-color-line);
    scrollbar-width: none;
  }
  [role='tab'] {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: var(--fleet-space-2);
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-3);
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--fleet-color-text-muted);
    font-weight: var(--fleet-weight-strong);
    white-space: nowrap;
    cursor: pointer;
    --fleet-focus-offset: -2px;
  }
  [role='tab']:hover {
    color: var(--fleet-color-text);
  }
  [role='tab'][aria-selected='true'] {
    border-bottom-color: var(--fleet-color-accent);
    color: var(--fleet-color-accent);
  }
  > [role='tabpanel'] {
    ${focusRing}
    padding-block: var(--fleet-space-3);
    --fleet-focus-offset: -2px;
  }
  @media (forced-colors: active) {
    [role='tab'] {
      border-bottom-color: Canvas;
    }
    [role='tab'][aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`
