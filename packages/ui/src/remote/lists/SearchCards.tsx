import type { ReactNode } from 'react'
import { Button } from '../../primitives/actions/Button.tsx'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { SearchRow } from '../../primitives/lists/SearchRow.tsx'
import { CardList, type CardListProps, type CardListState } from './CardList.tsx'

/** What a list of searched cards shows and reports, without its words. */
export interface SearchCardsState extends CardListState {
  /** The applied search text. */
  search: string
  /** The search changed, by Enter, the button or clear. */
  onSearch: (event: { search: string }) => void
}

export interface SearchCardsProps<Item>
  extends SearchCardsState,
    Pick<
      CardListProps<Item>,
      'component' | 'label' | 'items' | 'keyOf' | 'children' | 'estimatedHeight' | 'note'
    > {
  searchLabel: string
  /** The number of items, in words. */
  count: string
  /** The words of an empty list. */
  empty: string
  /** The label of the button that clears a search without results. */
  showAll: string
  /** Buttons beside the number. */
  actions?: ReactNode
}

/** Cards that load page after page, with a search above them. GDRV-02, WAL-01. */
export function SearchCards<Item>({
  search,
  onSearch,
  searchLabel,
  count,
  empty,
  showAll,
  actions,
  ...list
}: SearchCardsProps<Item>) {
  return (
    <CardList
      {...list}
      top={
        <>
          <SearchRow label={searchLabel} search={search} onSearch={onSearch} />
          <div data-part="bar">
            <p role="status">{list.items ? count : ''}</p>
            {actions}
          </div>
        </>
      }
      empty={
        <EmptyState message={empty}>
          {search === '' ? null : <Button onPress={() => onSearch({ search: '' })}>{showAll}</Button>}
        </EmptyState>
      }
    />
  )
}
