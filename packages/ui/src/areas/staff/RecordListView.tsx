import { PAGE_SIZES } from '@fleetgis/domain/paging'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { type FilterProps, useFilterState } from '../../primitives/fields/useFilterState.ts'
import type { DataColumn, DataSort } from '../../primitives/lists/DataTableProps.ts'
import { usePageOfRows } from '../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../primitives/lists/useRowsPerPage.ts'
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx'
import { type RootProps, rootProps } from '../../primitives/rootProps.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { Remote } from '../../remote/calls/useRemote.ts'
import type { RouteRights } from '../../remote/calls/useRoutePermission.ts'
import { ListFrame } from '../../remote/lists/ListFrame.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { staffWords } from './words.ts'

/** The deletion of a row. */
export interface Removal<Row> {
  /** The row whose deletion waits for an answer. */
  readonly asked: Row | undefined
  readonly onAsk: (row: Row | undefined) => void
  readonly onConfirm: () => void
  readonly isPending: boolean
  /** Why the last deletion was refused, in plain text. */
  readonly refusal: string | undefined
}

/** The state of a list of staff; `useRecordList` returns it. */
export interface RecordListState<Row> {
  /** Failed without the rights too. */
  readonly list: Remote<readonly Row[]>
  readonly rights: RouteRights
  readonly removal?: Removal<Row> | undefined
}

/** The order and the page of a list of staff. */
interface RecordFilters {
  /** Undefined for the order of the server. */
  readonly sort?: DataSort | undefined
  /** From 1. */
  readonly page: number
}

const RECORD_FILTERS: RecordFilters = { page: 1 }

/** The callbacks of a list of staff. */
export interface RecordListActions<Row> extends FilterProps<RecordFilters>, RootProps<HTMLDivElement> {
  /** Opens the form of a new row. */
  onAdd: () => void
  /** Opens the form of a row. */
  onEdit: (event: { row: Row }) => void
  /** The element that has Add, such as the row of the page's heading; null until it is mounted. Above the rows unless given. */
  addIn?: Element | null | undefined
}

/** The links of a list whose rows have names of their own. */
export interface RecordLinkProps<Row> {
  /**
   * The address of a row's page. Without it, and without the right to edit, the names have no links. Keep this function
   * between renders.
   */
  hrefOf?: ((event: { row: Row }) => string) | undefined
}

interface RecordListViewProps<Row> extends RecordListState<Row>, RecordListActions<Row> {
  /** The `data-component` of the widget. */
  component: string
  label: string
  addLabel: string
  emptyText: string
  /** Keep the array between renders. */
  columns: readonly DataColumn<Row>[]
  /** Keep this function and the next two between renders. */
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Whether a row has no actions. */
  isLocked?: (row: Row) => boolean
  /** Why a row cannot be deleted, in plain text: it replaces the question. */
  removalBlock?: ((row: Row) => string | undefined) | undefined
  /** The question before a deletion, which names what goes. */
  removalTitle?: ((row: Row) => string) | undefined
  /** The consequence of a deletion. */
  removalText?: ((row: Row) => string) | undefined
}

/**
 * Rows of staff with Add, Edit and Delete, each by its right (PERM-05). Until the rights are known it offers nothing.
 * Source: CF-128.
 */
export function RecordListView<Row>(props: RecordListViewProps<Row>) {
  const { list, rights, removal, columns, nameOf, isLocked, onEdit, addIn } = props
  const t = useText(staffWords)
  const { filters, onFiltersChange } = useFilterState(RECORD_FILTERS, props)
  const [blockedKey, setBlockedKey] = useState<string>()
  // From the present list: after a refetch the row may be deletable.
  const blockedRow = list.data?.find((row) => props.keyOf(row) === blockedKey)
  const blocked = blockedRow && props.removalBlock?.(blockedRow)
  const { permission, isKnown } = rights
  const rowsPerPage = useRowsPerPage(props.component, PAGE_SIZES.staffRows)
  const paged = usePageOfRows(isKnown ? list.data : undefined, {
    ...filters,
    columns,
    size: rowsPerPage.size,
  })
  const { canEdit } = permission
  const canDelete = permission.canDelete && removal !== undefined
  const edit = useLatestCallback((row: Row) => onEdit({ row }))
  const remove = useLatestCallback((row: Row) => {
    const isBlocked = props.removalBlock?.(row) !== undefined
    setBlockedKey(isBlocked ? props.keyOf(row) : undefined)
    // Without a row it takes back the refusal of an earlier one.
    removal?.onAsk(isBlocked ? undefined : row)
  })
  const actions = useMemo(() => {
    if (!canEdit && !canDelete) return undefined
    const cell = (row: Row) =>
      isLocked?.(row) ? null : (
        <Actions data-part="actions">
          {canEdit ? (
            <IconButton label={t('staff.editNamed', { name: nameOf(row) })} onPress={() => edit(row)}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          ) : null}
          {canDelete ? (
            <IconButton label={t('staff.deleteNamed', { name: nameOf(row) })} onPress={() => remove(row)}>
              <Trash size={18} aria-hidden />
            </IconButton>
          ) : null}
        </Actions>
      )
    return { cell, width: 104 }
  }, [canEdit, canDelete, isLocked, nameOf, edit, remove, t])

  const add = permission.canAdd ? (
    <Button variant="primary" onPress={props.onAdd}>
      <Plus size={18} aria-hidden />
      {addIn ? <HeadLabel>{props.addLabel}</HeadLabel> : props.addLabel}
    </Button>
  ) : null

  if (isKnown && !permission.canView)
    return (
      <div {...rootProps(props)} data-component={props.component}>
        <EmptyState message={t('staff.mayNotView')} />
      </div>
    )
  return (
    <ListFrame<Row>
      {...rootProps(props)}
      {...paged}
      {...rowsPerPage}
      component={props.component}
      filters={!add || addIn === null ? null : addIn ? createPortal(add, addIn) : <Bar>{add}</Bar>}
      remote={list}
      label={props.label}
      columns={columns}
      keyOf={props.keyOf}
      actions={actions}
      sort={filters.sort}
      onSort={(sort) => onFiltersChange({ page: 1, sort })}
      emptyText={props.emptyText}
      pagesLabel={t('staff.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
    >
      {blocked ? <Banner tone="warning">{blocked}</Banner> : null}
      {removal?.refusal ? <Banner tone="danger">{removal.refusal}</Banner> : null}
      {removal ? (
        <ConfirmDialog
          isOpen={removal.asked !== undefined}
          title={(removal.asked && props.removalTitle?.(removal.asked)) ?? ''}
          confirmLabel={t('staff.delete')}
          cancelLabel={t('staff.keep')}
          isDanger
          isPending={removal.isPending}
          onConfirm={removal.onConfirm}
          onCancel={() => removal.onAsk(undefined)}
        >
          {removal.asked && props.removalText?.(removal.asked)}
        </ConfirmDialog>
      ) : null}
    </ListFrame>
  )
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (max-width: 599px) {
    > * {
      flex: 1;
    }
  }
`

/** On a phone the row of a heading has room for the icon alone. */
const HeadLabel = styled.span`
  @media (max-width: 599px) {
    ${visuallyHidden}
  }
`

const Actions = styled.span`
  display: inline-flex;
  gap: var(--fleet-space-1);
  margin-block: calc(-1 * var(--fleet-space-1));
`
