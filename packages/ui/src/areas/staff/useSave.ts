import { TOAST_MS } from '@fleetgis/domain/auth'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useNotify } from '../../provider/useNotify.ts'
import { explainFailure } from '../../remote/explainFailure.ts'
import type { Saving } from './RecordForm.tsx'

/** Saves a row of staff, one request at a time; shows a toast, then calls `onDone`. Source: CF-128. */
export function useSave<Output, Input>(
  mutation: UseMutationOptions<Output, Error, Input>,
  { isNew, onDone }: { isNew: boolean; onDone: () => void },
): Saving & { readonly onSave: (input: Input) => void } {
  const { t } = useFleet()
  const notify = useNotify()
  const { mutate, isPending, error } = useMutation(mutation)
  // A ref: state updates too late for a second submit in the same tick. A saved form is left, and stays locked.
  const isLocked = useRef(false)
  return {
    isSaving: isPending,
    refusal: error && !isPending ? explainFailure(error, t, 'auth.generic') : undefined,
    onSave(input) {
      if (isLocked.current) return
      isLocked.current = true
      mutate(input, {
        onError: () => {
          isLocked.current = false
        },
        onSuccess() {
          notify(t(isNew ? 'ADD_SUCCESS' : 'UPDATED'), { tone: 'success', duration: TOAST_MS.named })
          onDone()
        },
      })
    },
  }
}
