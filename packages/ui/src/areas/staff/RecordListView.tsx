import { locationPageItems, PAGE_SIZES, rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../primitives/feedback/LoadingBar.tsx'
import { Pagination } from '../../primitives/lists/Pagination.tsx'
import { Table, type TableColumn } from '../../primitives/lists/Table.tsx'
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { FailureCard } from '../../remote/FailureCard.tsx'
import { StaleBanner } from '../../remote/StaleBanner.tsx'
import type { RouteRights } from '../../remote/useRoutePermission.ts'

/** The deletion of a row. */
export interface Removal<Row> {
  /** The row whose deletion waits for Yes or No. */
  readonly asked: Row | undefined
  readonly onAsk: (row: Row | undefined) => void
  readonly onConfirm: () => void
  readonly isPending: boolean
  /** Why the last deletion was refused, in plain text. */
  readonly refusal: string | undefined
}

/** The state of a list of staff; `useRecordList` returns it. */
export interface RecordListState<Row> {
  /** Undefined while loading or after a failure. */
  readonly rows: readonly Row[] | undefined
  readonly rights: RouteRights
  /** Why there is nothing to show, in plain text (CF-115). */
  readonly failure: string | undefined
  /** Why the shown rows are stale, in plain text (CF-115). */
  readonly staleness: string | undefined
  readonly isSignedOut: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
  readonly removal?: Removal<Row> | undefined
}

/** The callbacks of a list of staff. */
export interface RecordListActions<Row> {
  /** Opens the form of a new row. */
  onAdd: () => void
  /** Opens the form of a row. */
  onEdit: (event: { row: Row }) => void
  className?: string | undefined
}

interface RecordListViewProps<Row> extends RecordListState<Row>, RecordListActions<Row> {
  /** The `data-component` of the widget. */
  component: string
  label: string
  addLabel: string
  emptyText: string
  columns: readonly TableColumn<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Whether a row has no actions. */
  isLocked?: (row: Row) => boolean
  /** The consequence of a deletion. */
  removalText?: ((row: Row) => string) | undefined
}

const SIZE = PAGE_SIZES.staffRows

/**
 * Rows of staff with Add, Edit and Delete, each by its right (PERM-05). Until the rights are known it offers nothing.
 * Source: CF-128.
 */
export function RecordListView<Row>(props: RecordListViewProps<Row>) {
  const { rows, rights, failure, removal, nameOf, isLocked, onEdit, isFetching } = props
  const t = useText()
  const [wanted, setWanted] = useState(1)
  const { permission, isKnown } = rights
  const pages = totalPages(rows?.length ?? 0, SIZE)
  const page = Math.max(1, Math.min(wanted, pages))
  const why = rights.failure ? t('staff.noRights', { reason: rights.failure }) : failure
  const isLoading = !isKnown || rows === undefined
  const hasActions = permission.canEdit || (permission.canDelete && removal !== undefined)
  const actions: TableColumn<Row> = {
    id: 'actions',
    header: t('staff.actions'),
    align: 'end',
    cell: (row) =>
      isLocked?.(row) ? null : (
        <Actions data-part="actions">
          {permission.canEdit ? (
            <IconButton label={t('staff.editNamed', { name: nameOf(row) })} onPress={() => onEdit({ row })}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          ) : null}
          {permission.canDelete && removal ? (
            <IconButton
              label={t('staff.deleteNamed', { name: nameOf(row) })}
              onPress={() => removal.onAsk(row)}
            >
              <Trash size={18} aria-hidden />
            </IconButton>
          ) : null}
        </Actions>
      ),
  }

  return (
    <Box className={props.className} data-component={props.component}>
      {permission.canView && permission.canAdd ? (
        <Bar>
          <Button variant="primary" onPress={props.onAdd}>
            <Plus size={18} aria-hidden />
            {props.addLabel}
          </Button>
        </Bar>
      ) : null}
      <StaleBanner staleness={props.staleness} onRetry={props.onRetry} isFetching={isFetching} />
      {removal?.refusal ? <Banner tone="danger">{removal.refusal}</Banner> : null}
      {renderRows()}
      {permission.canView && pages > 1 ? (
        <Pagination
          label={t('staff.pages')}
          page={page}
          pages={pages}
          items={locationPageItems(page, pages)}
          onPage={(event) => setWanted(event.page)}
        />
      ) : null}
      {removal ? (
        <ConfirmDialog
          isOpen={removal.asked !== undefined}
          title={removal.asked ? t('staff.deleteTitle', { name: nameOf(removal.asked) }) : ''}
          isDanger
          isPending={removal.isPending}
          onConfirm={removal.onConfirm}
          onCancel={() => removal.onAsk(undefined)}
        >
          {removal.asked && props.removalText?.(removal.asked)}
        </ConfirmDialog>
      ) : null}
    </Box>
  )

  function renderRows() {
    if (isKnown && !permission.canView) return <EmptyState message={t('staff.mayNotView')} />
    if (why && isLoading)
      return (
        <FailureCard
          message={why}
          isSignedOut={props.isSignedOut}
          onRetry={rights.failure ? rights.retry : props.onRetry}
          isRetrying={rights.isFetching || isFetching}
        />
      )
    return (
      <div>
        <LoadingBar isLoading={isFetching && !isLoading} />
        <Table
          label={props.label}
          columns={hasActions ? [...props.columns, actions] : props.columns}
          rows={isLoading ? [] : rowsOfPage(rows, page, SIZE)}
          keyOf={props.keyOf}
          isLoading={isLoading}
          empty={<EmptyState message={props.emptyText} />}
        />
      </div>
    )
  }
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);

  td,
  th {
    overflow-wrap: anywhere;
  }
  /* Rows are blocks of lines here: the buttons need no label. */
  @container (max-width: 560px) {
    td:has([data-part='actions']) {
      display: block;
      margin-inline-start: calc(-1 * var(--fleet-space-2));
    }
    td:has([data-part='actions'])::before {
      content: none;
    }
  }
`

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (max-width: 599px) {
    > * {
      flex: 1;
    }
  }
`

const Actions = styled.span`
  display: inline-flex;
  gap: var(--fleet-space-1);
  margin-block: calc(-1 * var(--fleet-space-1));
`
