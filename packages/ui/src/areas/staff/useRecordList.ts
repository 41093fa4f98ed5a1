import type { StaffRoute } from '@fleetgis/domain/staff'
import { type UseMutationOptions, type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { useToast } from '../../provider/useToast.ts'
import { failedCall } from '../../remote/calls/FailedCall.ts'
import { useRemote } from '../../remote/calls/useRemote.ts'
import { useRoutePermission } from '../../remote/calls/useRoutePermission.ts'
import { explainUnknown } from '../../remote/failures/explainUnknown.ts'
import type { RecordListState, Removal } from './RecordListView.tsx'
import { staffWords } from './words.ts'

/**
 * The rows of a list of staff with the rights of its page (EP-A10): without the rights the list has failed. Source:
 * PERM-05, CF-128.
 */
export function useRecordList<Row>(
  route: StaffRoute,
  query: UseQueryResult<readonly Row[], Error>,
  removal?: Removal<Row>,
): RecordListState<Row> {
  const t = useText(staffWords)
  const rights = useRoutePermission(route)
  const list = useRemote(query)
  const failed = failedCall(rights, (reason) => t('staff.noRights', { reason }))
  const isFetching = rights.isFetching || list.isFetching
  return { list: { ...list, ...failed, isFetching }, rights, removal }
}

/** The deletion of rows, after Yes or No; a refusal shows the server's words. Source: CF-128. */
export function useRemoval<Row, Id, Output>(
  mutation: UseMutationOptions<Output, Error, { id: Id }>,
  idOf: (row: Row) => Id,
): Removal<Row> {
  const t = useText(staffWords)
  const toast = useToast()
  const [asked, setAsked] = useState<Row>()
  const { mutateAsync, isPending, error, reset } = useMutation(mutation)
  // A ref: state updates too late for a second press in the same tick.
  const isLocked = useRef(false)

  async function remove(row: Row) {
    isLocked.current = true
    try {
      await mutateAsync({ id: idOf(row) })
      toast(t('REMOVE_SUCCESS'), 'success')
    } catch {
      // `refusal` says it.
    }
    isLocked.current = false
    setAsked(undefined)
  }

  return {
    asked,
    isPending,
    refusal: error
      ? explainUnknown(error, t, { unknown: 'staff.removeUnknown', fallback: t('auth.generic') })
      : undefined,
    onAsk(row) {
      reset()
      setAsked(row)
    },
    onConfirm() {
      if (asked !== undefined && !isLocked.current) void remove(asked)
    },
  }
}
