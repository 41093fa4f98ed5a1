import { formatDegrees } from '@fleetgis/domain/format'
import type { PageItem } from '@fleetgis/domain/paging'
import { LOCATION_STATUS, type LocationForm, type SavedLocation } from '@fleetgis/domain/places'
import { styled } from 'styled-components'
import { checkModel } from '../../../checkProps.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Badge } from '../../../primitives/layout/Badge.tsx'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { type RootProps, rootProps, useSharedRef } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import type { LoadingProps } from '../../../remote/calls/LoadingProps.ts'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import { placesWords } from '../words.ts'
import { LocationActions, type LocationVisibility } from './LocationActions.tsx'
import { LocationField } from './LocationField.tsx'
import { LocationNote } from './LocationNote.tsx'
import type { LocationOutcome } from './LocationOutcome.ts'
import { isCoordinate, LOCATION_FIELDS, type LocationRow } from './LocationRow.ts'
import { useLocationRows } from './useLocationRows.ts'

export interface LocationTableViewProps extends RootProps<HTMLDivElement>, LoadingProps {
  /** The places of the current page; undefined while loading or after a failure. */
  locations: readonly SavedLocation[] | undefined
  /** The current page, from 1. */
  page: number
  /** The number of places on all pages; those of the page unless given. */
  total?: number | undefined
  /** The number of rows of a full page; 10 by default. */
  size?: number | undefined
  /** Another number of rows a page was chosen; without it there is no choice. Source: CF-187. */
  onSize?: ((event: { size: number }) => void) | undefined
  /** The name under which this browser keeps the table's settings; `LocationTable` by default. */
  name?: string | undefined
  pages: number
  /** The page links: `locationPageItems` or `checkPageItems` of `@fleetgis/domain/paging` (CF-58). */
  pageItems: readonly PageItem[]
  /** Another page was chosen: always one that exists (PAGE-05). */
  onPage: (event: { page: number }) => void
  /**
   * Saves a row. Resolve once `locations` contains it, with the reason of a failure, or with what was saved elsewhere since
   * `before`, as editing started; never reject. Without `before` the user chose to save unchecked (CF-179).
   */
  onSave: (event: { location: SavedLocation; before: SavedLocation | undefined }) => Promise<LocationOutcome>
  /** Hides (4) or shows (1) a row. Resolve as for `onSave`. */
  onVisibility: (event: { id: string; status: number }) => Promise<LocationOutcome>
  /** Keeps what is typed in the rows until it is saved or discarded. */
  draft?: KeptDraft | undefined
  /** Whether latitude and longitude can be edited; true by default. */
  editsCoordinates?: boolean | undefined
  /** The control that hides and shows a place: an eye (LOC-13), or a switch (LOC-19). `eye` by default. */
  visibility?: LocationVisibility | undefined
  /** The applied search text. */
  search?: string | undefined
  /** The search changed, by Enter, the button or clear; without it there is no search field. */
  onSearch?: ((event: { search: string }) => void) | undefined
}

const NEEDED = {
  page: 'number',
  pages: 'number',
  pageItems: 'list',
  onPage: 'function',
  onSave: 'function',
  onVisibility: 'function',
} as const

/** A table of places with inline editing. Source: LOC-12 to LOC-14, LOC-18 to LOC-20, LOC-27, LOC-28, CF-58, CF-79. */
export function LocationTableView(props: LocationTableViewProps) {
  checkModel('LocationTableView', 'it', props, NEEDED)
  const { locations, page, onSearch, search = '', editsCoordinates = true } = props
  const t = useText(placesWords)
  const shown = useShownText()
  const edits = useLocationRows({
    locations: locations ?? [],
    place: `${page} ${search}`,
    onSave: props.onSave,
    onVisibility: props.onVisibility,
    fallback: t('locationTable.notChanged', { reason: t('place.somethingWrong') }),
    draft: props.draft,
  })
  const isSearch = search.trim() !== ''

  useSharedRef(props.ref, edits.root)
  return (
    <Frame
      {...rootProps(props)}
      ref={edits.root}
      component="LocationTable"
      name={props.name}
      filters={
        onSearch ? <SearchRow label={t('locationTable.search')} search={search} onSearch={onSearch} /> : null
      }
      remote={{ ...props, retry: props.onRetry }}
      rows={locations && edits.rows}
      size={props.size ?? 10}
      onSize={props.onSize}
      total={props.total ?? locations?.length}
      label={t('locationTable.label')}
      columns={columnsOf()}
      keyOf={keyOf}
      stateOf={stateOf}
      actions={{
        width: WIDTH_OF_ACTIONS,
        cell: (row) => <LocationActions row={row} edits={edits} visibility={props.visibility} />,
      }}
      emptyText={t('locationTable.empty')}
      emptyHint={t(isSearch ? 'locationTable.notFoundHint' : 'locationTable.emptyHint')}
      onShowAll={isSearch && onSearch ? () => onSearch({ search: '' }) : undefined}
      page={page}
      // Without places there is no other page to go to.
      pages={locations ? props.pages : 0}
      pageItems={props.pageItems}
      pagesLabel={t('locationTable.pages')}
      onPage={props.onPage}
    >
      {edits.draftsElsewhere > 0 ? (
        <Hint role="status">{t('locationTable.elsewhere', { count: edits.draftsElsewhere })}</Hint>
      ) : null}
    </Frame>
  )

  function columnsOf(): DataColumn<LocationRow>[] {
    const field = (id: keyof LocationForm): DataColumn<LocationRow> => ({
      id,
      header: t(`locationTable.${id}`),
      ...WIDTHS[id],
      ...(id === 'name' && { isRowHeader: true }),
      ...(isCoordinate(id) && { isNumeric: true }),
      cell: (row) => cellOf(id, row),
    })
    return LOCATION_FIELDS.map(field)
  }

  function cellOf(id: keyof LocationForm, row: LocationRow) {
    const { location, draft } = row
    const content =
      draft && (!isCoordinate(id) || editsCoordinates) ? (
        <LocationField id={id} row={row} draft={draft} edits={edits} />
      ) : isCoordinate(id) ? (
        formatDegrees(location[id]) || '–'
      ) : (
        shown(location[id]) || '–'
      )
    if (id !== 'name') return content
    return (
      <div data-row={location.id}>
        {content}
        {!draft && location.status === LOCATION_STATUS.hidden ? (
          <>
            {' '}
            <Badge colour="gray">{t('locationTable.hidden')}</Badge>
          </>
        ) : null}
        <LocationNote row={row} edits={edits} hasCoordinates={editsCoordinates} />
      </div>
    )
  }
}

const keyOf = ({ location }: LocationRow) => location.id

function stateOf({ draft, isSaving, problem, location }: LocationRow): string {
  if (isSaving) return 'saving'
  if (draft) return 'editing'
  if (problem) return 'failed'
  return location.status === LOCATION_STATUS.hidden ? 'hidden' : 'shown'
}

const Hint = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`

/** In px: Save and Cancel in one line. */
const WIDTH_OF_ACTIONS = 176

const WIDTHS: Record<keyof LocationForm, Pick<DataColumn<never>, 'width' | 'minWidth'>> = {
  name: { width: '2fr', minWidth: 220 },
  address: { width: '2.5fr', minWidth: 220 },
  latitude: { width: '1fr', minWidth: 128 },
  longitude: { width: '1fr', minWidth: 128 },
}

const Frame = styled(ListFrame<LocationRow>)`
  > search {
    max-width: 480px;
  }
  tr[data-state='editing'] > *,
  tr[data-state='saving'] > *,
  tr[data-state='failed'] > * {
    align-self: flex-start;
    overflow: visible;
    vertical-align: top;
    white-space: normal;
  }
  /* As high as the fields beside them. */
  tr[data-state='editing'] [data-part='actions'] > *,
  tr[data-state='saving'] [data-part='actions'] > * {
    min-height: var(--fleet-control-height);
  }
  tr[data-state='editing'] [data-component='Button'],
  tr[data-state='saving'] [data-component='Button'] {
    white-space: nowrap;
  }
  tr[data-state='editing'] > td:last-child,
  tr[data-state='saving'] > td:last-child {
    padding-block: 3px;
  }
  tr[data-state='editing'] {
    background: var(--fleet-color-accent-soft);
    background: color-mix(in srgb, var(--fleet-color-accent-soft) 45%, transparent);
  }
  tr[data-state='hidden'] {
    color: var(--fleet-color-text-muted);
    background: var(--fleet-color-sunken);
  }
  tr[data-state='failed'] {
    background: var(--fleet-color-red-soft);
    color: var(--fleet-color-text);
  }
  tr[data-state='saving'] {
    opacity: 0.75;
  }

  @media (max-width: 899px) {
    /* Aligns each label with its field. */
    @container (max-width: 860px) {
      tr[data-state='editing'] > *,
      tr[data-state='saving'] > * {
        align-items: baseline;
        padding-block: var(--fleet-space-1);
      }
    }
    /* The buttons are at the end of the row. */
    @container (min-width: 561px) and (max-width: 860px) {
      td:last-child {
        grid-column: 1 / -1;
      }
    }
    /* With large text the field takes the whole width. */
    @container (max-width: 288px) {
      tr[data-state='editing'] > *,
      tr[data-state='saving'] > * {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`
