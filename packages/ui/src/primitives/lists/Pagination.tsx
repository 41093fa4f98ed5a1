import { canGoToPage, type PageItem } from '@fleetgis/domain/paging'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { chosenOutline, plainList } from '../../theme/looks.ts'
import { Button } from '../actions/Button.tsx'
import { type RootProps, useSharedRef } from '../rootProps.ts'

export interface PaginationProps extends RootProps {
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  pages: number
  /**
   * The list of pages between Previous and Next: `locationPageItems`, `unknownPageItems` or `checkPageItems` of
   * `@fleetgis/domain/paging`. An empty list renders nothing. Left out, the control shows `x of y` (CF-57).
   */
  items?: readonly PageItem[] | undefined
  /** Called with the chosen page, always an existing one (PAGE-05). */
  onPage: (event: { page: number }) => void
  /** The accessible name; `Pages` unless given. */
  label?: string | undefined
}

/** Moves between pages. Source: PAGE-05. */
export function Pagination({ page, pages, items, onPage, label, ...root }: PaginationProps) {
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  useSharedRef(root.ref, bar, items?.length !== 0)
  /** The pressed step, until the focus leaves it in another way. */
  const pressed = useRef<Element>(undefined)
  // A step that has reached the first or last page is disabled, and a disabled button loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current?.matches(':disabled')) return
    pressed.current = undefined
    const next = bar.current?.querySelector('[aria-current]') ?? bar.current?.querySelector('button:enabled')
    if (next instanceof HTMLElement) next.focus()
  })
  if (items?.length === 0) return null

  const step = (to: number, key: 'paging.previous' | 'paging.next') => (
    <Button
      variant="quiet"
      isDisabled={!canGoToPage(to, pages)}
      onBlur={({ target }) => {
        if (!target.matches(':disabled')) pressed.current = undefined
      }}
      onPress={({ target }) => {
        pressed.current = target
        onPage({ page: to })
      }}
    >
      {key === 'paging.previous' ? <ChevronLeft size={16} aria-hidden /> : null}
      {t(key)}
      {key === 'paging.next' ? <ChevronRight size={16} aria-hidden /> : null}
    </Button>
  )
  return (
    <Bar {...root} ref={bar} aria-label={label ?? t('paging.label')} data-component="Pagination">
      {step(page - 1, 'paging.previous')}
      {items ? (
        <ol>
          {items.map((item, index) =>
            item === 'ellipsis' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the gaps, two at most, differ only by position.
              <li key={`gap ${index}`} aria-hidden>
                …
              </li>
            ) : (
              <li key={item}>
                <button
                  type="button"
                  aria-label={t('paging.page', { page: item })}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => onPage({ page: item })}
                >
                  {item}
                </button>
              </li>
            ),
          )}
        </ol>
      ) : (
        <span role="status">{t('paging.pageOf', { page, pages })}</span>
      )}
      {step(page + 1, 'paging.next')}
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--fleet-space-1);
  font-variant-numeric: tabular-nums;

  > button {
    padding-inline: var(--fleet-space-2);
  }
  > span {
    padding-inline: var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
  }
  > ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
    ${plainList}
  }
  > ol > li {
    display: grid;
    place-items: center;
    min-width: 28px;
    color: var(--fleet-color-text-muted);
  }
  > ol button {
    ${focusRing}
    min-width: var(--fleet-control-height);
    height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-1);
    border: 0;
    border-radius: var(--fleet-control-radius);
    background: none;
    color: var(--fleet-color-text);
    cursor: pointer;
  }
  > ol button:hover {
    background: var(--fleet-color-sunken);
  }
  > ol button[aria-current] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-accent);
    font-weight: var(--fleet-weight-strong);
  }
  /* On a phone the pages have their own line, above Previous and Next. */
  @media (max-width: 479px) {
    gap: var(--fleet-space-2) var(--fleet-space-6);

    > ol {
      flex-basis: 100%;
      order: -1;
    }
  }
  ${chosenOutline('> ol button[aria-current]')}
`
