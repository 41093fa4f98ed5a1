import { SUGGESTION_HIDE_MS } from '@fleetgis/domain/places'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { floating } from '../../theme/looks.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { hasModifier } from '../hasModifier.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { lazily } from '../lazily.tsx'
import { usePlacedPanel } from '../overlays/usePlacedPanel.ts'
import { type RootProps, useSharedRef } from '../rootProps.ts'
import { optionLook } from './optionLook.ts'
import { SearchField } from './SearchField.tsx'
import type { SuggestListProps } from './SuggestList.tsx'

export interface SuggestFieldProps extends SuggestListProps, RootProps<HTMLDivElement> {
  value: string
  /** The user typed, cleared the field, or opened the list of the same text by an arrow. Debounce calls to a server. */
  onChange: (value: string) => void
  /** Enter without a suggestion. */
  onSubmit?: ((value: string) => void) | undefined
  /** Replaces the list: a loading state, or the reason why there are no suggestions. */
  status?: ReactNode
}

const List = lazily(() => import('./SuggestList.tsx').then((file) => file.SuggestList), <Spinner />)

/**
 * A search text with suggestions below it: a combobox. The focus stays in the field while the arrow keys move the active
 * suggestion. The list hides 200 ms after blur (LOC-11), so that a press on it arrives first.
 * The code of the list loads when the field gets the focus.
 */
export function SuggestField({
  label,
  value,
  onChange,
  suggestions,
  onChoose,
  onSubmit,
  status,
  ...root
}: SuggestFieldProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(root.ref, box)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWanted, setWanted] = useState(false)
  const hasStatus = status !== undefined && status !== null && status !== false
  const hasList = !hasStatus && suggestions.length > 0
  const isOpen = isWanted && value.trim() !== '' && (hasStatus || hasList)
  const close = () => setWanted(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Handles what react-aria's list leaves to the field, before the field does: there Escape clears. */
  function press(event: KeyboardEvent) {
    if (hasModifier(event) || event.nativeEvent.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const isActive = isOpen && box.current?.querySelector('[role="option"][data-focused]')
    if (isArrow && !isOpen) {
      setWanted(true)
      // A chosen or given text has no suggestions yet.
      onChange(value)
    } else if (isOpen && event.key === 'Escape') close()
    else if (event.key === 'Enter' && !isActive) {
      close()
      onSubmit?.(value)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Frame
      {...root}
      ref={box}
      data-component="SuggestField"
      onKeyDownCapture={press}
      onFocus={() => {
        clearTimeout(timer.current)
        List.preload()
      }}
      onBlur={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(close, SUGGESTION_HIDE_MS)
      }}
    >
      <Autocomplete
        disableAutoFocusFirst
        inputValue={value}
        onInputChange={(typed) => {
          setWanted(true)
          onChange(typed)
        }}
      >
        <SearchField
          label={label}
          inputProps={{ type: 'text', role: 'combobox', 'aria-expanded': isOpen && hasList }}
        />
        <VisuallyHidden role="status">
          {isOpen && hasList ? t('suggestField.count', { count: suggestions.length }) : ''}
        </VisuallyHidden>
        {isOpen ? (
          <Panel anchor={box}>
            {hasStatus ? (
              <div role="status">{status}</div>
            ) : (
              <List
                label={label}
                suggestions={suggestions}
                onChoose={(event) => {
                  close()
                  onChoose(event)
                }}
              />
            )}
          </Panel>
        ) : null}
      </Autocomplete>
    </Frame>
  )
}

/** The list below the field, over the page. */
function Panel({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const findTarget = useCallback(() => anchor.current, [anchor])
  usePlacedPanel(ref, findTarget, { isAnchorWide: true })
  return (
    <Sheet ref={ref} popover="manual">
      {children}
    </Sheet>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

const Sheet = styled.div`
  position: fixed;
  z-index: var(--fleet-z-modal);
  inset: auto;
  /* In a low window the list scrolls, not the panel around it. */
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  box-sizing: border-box;
  width: 0;
  max-width: calc(100vw - 2 * var(--fleet-space-2));
  margin: 0;
  ${floating}
  padding: var(--fleet-space-1);
  color: var(--fleet-color-text);

  > [role='status'] {
    padding: var(--fleet-space-2) var(--fleet-space-3);
    color: var(--fleet-color-text-muted);
  }
  > [role='listbox'] {
    max-height: 320px;
    overflow: auto;
    outline: none;
  }
  ${optionLook}
`
