import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { Button } from '../actions/Button.tsx'
import { hasModifier } from '../hasModifier.ts'
import { findOptions } from './multiSelectText.ts'
import type { SelectItem } from './Select.tsx'

export interface MultiSelectPanelProps {
  label: string
  items: readonly SelectItem<string>[]
  /** The ids of the chosen items. */
  value: readonly string[]
  /** Called with all chosen ids, in the order of the items. */
  onChange: (value: readonly string[]) => void
  /** Whether there is a search; from 8 items on unless given. */
  hasSearch?: boolean | undefined
}

/** Fewer options than this are visible at once and need no search. */
const SEARCHED_FROM = 8
/** Estimated height of an option before it is measured, in px. */
const OPTION_HEIGHT = 36

/**
 * The open list of a `MultiSelect`. Only visible options are in the document. The focus stays in the search, or on the
 * list, while the arrow keys move the active option.
 */
export function MultiSelectPanel({
  label,
  items: options,
  value,
  onChange,
  hasSearch = options.length >= SEARCHED_FROM,
}: MultiSelectPanelProps) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const { chosen, set, toggle } = useChosen(options, value, onChange)
  // CF-166: the labels are in Unicode.
  const wanted = useShownText()(search)
  const shown = useMemo(() => findOptions(options, wanted), [options, wanted])
  const { rows, active, setActive, moveTo } = useActiveOption(list, shown)

  useEffect(() => {
    // On a touch screen a focused search opens a keyboard that covers the list.
    const isMouse = matchMedia('(pointer: fine)').matches
    ;(isMouse && input.current ? input.current : list.current)?.focus({ preventScroll: true })
  }, [])

  function press(event: KeyboardEvent) {
    // A key of an input method chooses among its words.
    if (hasModifier(event) || event.nativeEvent.isComposing) return
    const isInSearch = event.target === input.current
    const next = optionAt(event.key, active, shown.length - 1, isInSearch)
    if (next !== undefined) moveTo(next)
    else if (event.key === 'Enter' || (event.key === ' ' && !isInSearch)) toggle(shown[active])
    else return
    event.preventDefault()
  }

  const activeId = shown[active] ? `${id}-${active}` : undefined
  return (
    <Panel data-component="MultiSelectPanel">
      {hasSearch ? (
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-label={t('multiSelect.search', { label })}
          placeholder={t('common.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setActive(-1)
            rows.scrollToOffset(0)
          }}
          onKeyDown={press}
        />
      ) : null}
      <SelectAll chosen={chosen} found={shown} onChange={set} />
      <p role="status" data-part={shown.length === 0 ? 'nothing' : 'found'}>
        {shown.length === 0
          ? t('multiSelect.nothing')
          : search && t('multiSelect.found', { count: shown.length })}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        aria-activedescendant={activeId}
        tabIndex={0}
        hidden={shown.length === 0}
        data-part="list"
        onKeyDown={press}
      >
        <div role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const option = shown[index]
            if (!option) return null
            return (
              <div
                key={key}
                ref={rows.measureElement}
                id={`${id}-${index}`}
                role="option"
                aria-selected={chosen.has(option.id)}
                aria-disabled={option.isDisabled || undefined}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                data-index={index}
                data-active={index === active || undefined}
                style={{ top: start }}
                // Keeps the focus in the search.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActive(index)
                  toggle(option)
                }}
              >
                <span data-part="mark">
                  <Check size={14} strokeWidth={3} aria-hidden />
                </span>
                {option.label}
              </div>
            )
          })}
        </div>
      </div>
    </Panel>
  )
}

type Options = readonly SelectItem<string>[]

/** The rows of the list, and the active one of them. */
function useActiveOption(list: RefObject<HTMLElement | null>, shown: Options) {
  const [active, setActive] = useState(-1)
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => OPTION_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 6,
    // The active option stays rendered: `aria-activedescendant` refers to it.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(shown[active] ? [active] : [])])].sort(
        (a, b) => a - b,
      ),
  })

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(index, shown.length - 1))
    setActive(next)
    if (shown[next]) rows.scrollToIndex(next)
  }

  return { rows, active, setActive, moveTo }
}

/** The option that a key moves to. In the search, Home and End move the caret. */
function optionAt(key: string, active: number, last: number, isInSearch: boolean): number | undefined {
  if (key === 'ArrowDown') return active + 1
  if (key === 'ArrowUp') return active - 1
  if (key === 'PageDown') return active + 8
  if (key === 'PageUp') return active - 8
  if (key === 'Home' && !isInSearch) return 0
  if (key === 'End' && !isInSearch) return last
  return undefined
}

/** The chosen ids, and their changes. */
function useChosen(options: Options, value: readonly string[], onChange: (value: readonly string[]) => void) {
  const chosen = useMemo(() => new Set(value), [value])

  function set(next: ReadonlySet<string>) {
    const known = options.filter((option) => next.has(option.id)).map((option) => option.id)
    // Keeps chosen values that are not among the options (yet).
    const all = new Set(known)
    const unknown = value.filter((each) => next.has(each) && !all.has(each))
    onChange([...known, ...unknown])
  }

  function toggle(option: SelectItem<string> | undefined) {
    if (!option || option.isDisabled) return
    const next = new Set(chosen)
    if (!next.delete(option.id)) next.add(option.id)
    set(next)
  }

  return { chosen, set, toggle }
}

interface SelectAllProps {
  chosen: ReadonlySet<string>
  found: Options
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Selects and unselects all found options. The buttons stay enabled without an effect: a disabled button loses the focus. */
function SelectAll({ chosen, found, onChange }: SelectAllProps) {
  const t = useText()
  const usable = found.filter((option) => !option.isDisabled).map(({ id }) => id)
  const without = () => {
    const gone = new Set(usable)
    return new Set([...chosen].filter((each) => !gone.has(each)))
  }
  return (
    <div data-part="all">
      <Button
        variant="quiet"
        isDisabled={usable.length === 0}
        onPress={() => onChange(new Set([...chosen, ...usable]))}
      >
        {t('multiSelect.all')}
      </Button>
      <Button variant="quiet" isDisabled={usable.length === 0} onPress={() => onChange(without())}>
        {t('multiSelect.none')}
      </Button>
    </div>
  )
}

const Panel = styled.div`
  display: grid;
  gap: var(--fleet-space-1);
  width: 100%;
  min-width: min(260px, 100vw - 2 * var(--fleet-space-6));
  max-width: 360px;

  > input {
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-3);
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-control-radius);
    outline: none;
    background: var(--fleet-field-background);
    color: inherit;
    font-size: var(--fleet-control-text);
  }
  > input:focus {
    border-color: var(--fleet-color-focus);
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: -1px;
  }
  > input::placeholder {
    color: var(--fleet-color-text-muted);
    opacity: 1;
  }
  > [data-part='all'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    border-bottom: 1px solid var(--fleet-color-line);
    padding-bottom: var(--fleet-space-1);
  }
  > [data-part='all'] > button {
    padding-inline: var(--fleet-space-2);
  }
  > p {
    margin: 0;
    padding: var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
  }
  > p[data-part='found'] {
    ${visuallyHidden}
  }

  > [data-part='list'] {
    ${focusRing}
    max-height: 264px;
    overflow: auto;
    border-radius: var(--fleet-radius-s);
    --fleet-focus-offset: -2px;
  }
  > [data-part='list'] > div {
    position: relative;
  }
  [role='option'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: 36px;
    padding: var(--fleet-space-1) var(--fleet-space-2);
    border-radius: var(--fleet-radius-s);
    cursor: pointer;
  }
  [role='option']:hover,
  [role='option'][data-active] {
    background: var(--fleet-color-sunken);
  }
  [role='option'][data-active] {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: -2px;
  }
  [role='option'][aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  [data-part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--fleet-color-control);
    border-radius: 4px;
    background: var(--fleet-field-background);
    color: transparent;
  }
  [aria-selected='true'] > [data-part='mark'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
  }

  &:lang(my) [role='option'] {
    min-height: 44px;
  }
  @media (pointer: coarse) {
    [role='option'] {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    [aria-selected='true'] > [data-part='mark'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
