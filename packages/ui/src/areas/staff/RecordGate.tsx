import { type ReactNode, useState } from 'react'
import { Button } from '../../primitives/actions/Button.tsx'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx'
import type { RootProps } from '../../primitives/rootProps.ts'
import { useText } from '../../provider/FleetContext.ts'
import { FailureCard } from '../../remote/failures/FailureCard.tsx'
import type { RecordListState } from './RecordListView.tsx'
import { staffWords } from './words.ts'

/** The id of a form without a row. */
const NEW = 'new'

interface RecordGateProps<Row> extends RootProps<HTMLDivElement> {
  records: RecordListState<Row>
  /** The id of the row, or `NEW`. */
  recordId: string
  idOf: (row: Row) => string
  onCancel: () => void
  /** The form of a row; undefined for a new one. */
  children: (opened: { row: Row | undefined; rows: readonly Row[] }) => ReactNode
}

interface Opened<Row> {
  readonly row: Row | undefined
  readonly rows: readonly Row[]
}

/**
 * Opens the form of a row once the row and the right to change it are known; a form that is open stays, so that a
 * refetch never discards what was typed. Source: PERM-05, CF-128.
 */
export function RecordGate<Row>({
  records,
  recordId,
  idOf,
  onCancel,
  children,
  ...root
}: RecordGateProps<Row>) {
  const t = useText(staffWords)
  const [kept, setKept] = useState<Opened<Row>>()
  const { list, rights } = records
  const rows = list.data
  const { permission } = rights
  const row = rows?.find((one) => idOf(one) === recordId)
  const mayOpen = permission.canView && (recordId === NEW ? permission.canAdd : permission.canEdit)
  const opened = kept ?? (rows && mayOpen && (row || recordId === NEW) ? { row, rows } : undefined)
  if (opened && !kept) setKept(opened)
  if (opened) return children(opened)

  return (
    <div {...root} aria-busy={!rights.isKnown || !rows}>
      {instead()}
    </div>
  )

  function instead() {
    const back = <Button onPress={onCancel}>{t('staff.back')}</Button>
    if (rights.isKnown && !mayOpen) return <EmptyState message={t('staff.mayNotChange')} action={back} />
    if (list.failure)
      return (
        <FailureCard
          message={list.failure}
          isSignedOut={list.isSignedOut}
          onRetry={list.retry}
          isRetrying={list.isFetching}
        />
      )
    if (rights.isKnown && rows) return <EmptyState message={t('staff.gone')} action={back} />
    return <Skeleton variant="block" />
  }
}
