import { SUGGESTION_HIDE_MS } from '@fleetgis/domain/places'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { chosenOutline, floating, plainList } from '../../theme/looks.ts'
import { hasModifier } from '../hasModifier.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { usePlacedPanel } from '../overlays/usePlacedPanel.ts'
import { type RootProps, useSharedRef } from '../rootProps.ts'
import { SearchField } from './SearchField.tsx'

export interface Suggestion {
  readonly id: string
  readonly text: string
  /** A second line, such as an address. */
  readonly note?: string | undefined
}

export interface SuggestFieldProps extends RootProps<HTMLDivElement> {
  label: string
  value: string
  /** The user typed, or cleared the field. Debounce calls to a server. */
  onChange: (value: string) => void
  /** The suggestions for the text. */
  suggestions: readonly Suggestion[]
  /** A suggestion was chosen; set `value` to its text. */
  onChoose: (event: { id: string }) => void
  /** Enter without a suggestion. */
  onSubmit?: ((value: string) => void) | undefined
  /** Replaces the list: a loading state, or the reason why there are no suggestions. */
  status?: ReactNode
}

/**
 * A search text with suggestions below it: a combobox. The focus stays in the field while the arrow keys move the active
 * suggestion. The list hides 200 ms after blur (LOC-11), so that a press on it arrives first.
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
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(root.ref, box)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const hasStatus = status !== undefined && status !== null && status !== false
  const isOpen = isWanted && value.trim() !== '' && (hasStatus || suggestions.length > 0)
  const options = hasStatus ? [] : suggestions
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => () => clearTimeout(timer.current), [])

  function close() {
    setWanted(false)
    setActive(-1)
  }

  function choose(suggestion: Suggestion) {
    close()
    onChoose({ id: suggestion.id })
  }

  /** Handles the keys of an open list before the field does: there Escape clears, and Enter submits. */
  function press(event: KeyboardEvent) {
    if (hasModifier(event) || event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = isOpen && event.key === 'Enter' ? options[active] : undefined
    if (step !== 0) {
      setWanted(true)
      // One step beyond either end is the field itself.
      const count = options.length + 1
      if (isOpen) setActive(((active + 1 + step + count) % count) - 1)
    } else if (chosen) choose(chosen)
    else if (isOpen && event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Frame
      {...root}
      ref={box}
      data-component="SuggestField"
      onKeyDownCapture={press}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(close, SUGGESTION_HIDE_MS)
      }}
    >
      <SearchField
        label={label}
        value={value}
        onChange={(typed) => {
          setWanted(true)
          setActive(-1)
          onChange(typed)
        }}
        onSubmit={(typed) => {
          close()
          onSubmit?.(typed)
        }}
        inputProps={{
          type: 'text',
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'aria-activedescendant': isOpen && options[active] ? optionId(active) : undefined,
        }}
      />
      <VisuallyHidden role="status">
        {isOpen && !hasStatus ? t('suggestField.count', { count: options.length }) : ''}
      </VisuallyHidden>
      {isOpen ? (
        <Panel anchor={box}>
          {hasStatus ? <div role="status">{status}</div> : null}
          <ul id={id} role="listbox" aria-label={label}>
            {options.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={optionId(index)}
                ref={index === active ? show : undefined}
                role="option"
                aria-selected={index === active}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(index)}
                onClick={() => choose(suggestion)}
              >
                <span>{suggestion.text}</span>
                {suggestion.note ? <small>{suggestion.note}</small> : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </Frame>
  )
}

const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

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
  > ul {
    ${plainList}
    max-height: 320px;
    overflow: auto;
  }
  li {
    display: grid;
    align-content: center;
    min-height: var(--fleet-control-height);
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    cursor: pointer;
  }
  li[aria-selected='true'] {
    background: var(--fleet-color-accent-soft);
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  ${chosenOutline("li[aria-selected='true']")}
`
