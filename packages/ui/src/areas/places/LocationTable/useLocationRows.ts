import {
  changedLocation,
  type LocationForm,
  locationErrors,
  locationForm,
  type SavedLocation,
  visibilityChange,
} from '@fleetgis/domain/places'
import { useRef } from 'react'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import { keptRows } from './keptRows.ts'
import type { LocationOutcome } from './LocationOutcome.ts'
import type { LocationDraft, LocationRow } from './LocationRow.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useRowStates } from './useRowStates.ts'

interface Options {
  locations: readonly SavedLocation[]
  /** The current page and search: rows in edit mode stay in theirs. */
  place: string
  onSave: (event: { location: SavedLocation; before: SavedLocation | undefined }) => Promise<LocationOutcome>
  onVisibility: (event: { id: string; status: number }) => Promise<LocationOutcome>
  /** What a change that is rejected without a reason says. */
  fallback: string
  /** Keeps what is typed in the rows. */
  draft: KeptDraft | undefined
}

/**
 * Edits rows. A draft is kept here, so that a refetch does not change the typed text; a failed change restores the row
 * and offers to continue the draft. Hiding and showing update optimistically, because the opposite undoes them. Source:
 * LOC-12, LOC-13, LOC-27, LOC-28, CF-179.
 */
export function useLocationRows({
  locations,
  place,
  onSave,
  onVisibility,
  fallback,
  draft: tableDraft,
}: Options) {
  const states = useRowStates()
  const typed = keptRows(tableDraft)
  // A ref, so that two presses in one tick see the same state.
  const sending = useRef(new Set<string>())
  const { root, focus, showError } = useRowFocus()

  async function send(
    id: string,
    act: () => Promise<LocationOutcome>,
    { draft, status }: { draft?: LocationDraft; status?: number },
  ) {
    if (sending.current.has(id)) return
    sending.current.add(id)
    states.startSaving(id, status)
    const outcome = await act().catch((): LocationOutcome => ({ isDone: false, reason: fallback }))
    sending.current.delete(id)
    const isConflict = !outcome.isDone && outcome.theirs !== undefined
    if (draft && outcome.isDone) typed.discard(draft.before)
    if (draft && !isConflict) focus(id, outcome.isDone ? 'edit' : 'again')
    states.endSaving(id, draft, outcome)
  }

  useUnsaved(
    [...states.typed.values()].some(({ form, before }) => changedLocation(form, before) !== undefined),
    tableDraft?.drop,
  )

  const rows = states.rowsOf(locations, place)
  const isHere = new Set(rows.map(({ location }) => location.id))

  return {
    root,
    rows,
    /** The number of unsaved edits on other pages. */
    draftsElsewhere: [...states.typed.keys()].filter((id) => !isHere.has(id)).length,
    start({ location }: LocationRow) {
      if (sending.current.has(location.id)) return
      states.putDraft(location.id, { form: typed.formOf(location), errors: {}, before: location, place })
      focus(location.id, 'name')
    },
    startAgain({ location, problem }: LocationRow) {
      if (!problem?.draft) return
      states.putDraft(location.id, { ...problem.draft, place })
      focus(location.id, 'name')
    },
    dismiss({ location, problem }: LocationRow) {
      if (problem?.draft) typed.discard(problem.draft.before)
      states.dropProblem(location.id)
      focus(location.id, 'edit')
    },
    type({ location, draft }: LocationRow, changes: Partial<LocationForm>) {
      if (!draft || sending.current.has(location.id)) return
      const form = { ...draft.form, ...changes }
      // A correction clears an error; typing does not add one.
      const wrong = locationErrors(form, draft.before)
      const errors = Object.fromEntries(Object.entries(wrong).filter(([field]) => field in draft.errors))
      states.putDraft(location.id, { ...draft, form, errors })
      typed.keep(draft.before, form)
    },
    /** Returns from the question to the row in edit mode. */
    stayEditing({ location, draft }: LocationRow) {
      if (draft) states.putDraft(location.id, { ...draft, theirs: undefined })
      focus(location.id, 'name')
    },
    cancel({ location, draft }: LocationRow) {
      if (sending.current.has(location.id)) return
      if (draft) typed.discard(draft.before)
      states.dropDraft(location.id)
      focus(location.id, 'edit')
    },
    /** Takes the values of the server into the row in edit mode. */
    takeTheirs({ location, draft }: LocationRow) {
      if (!draft?.theirs) return
      const { theirs } = draft
      typed.discard(draft.before)
      states.putDraft(location.id, {
        ...draft,
        form: locationForm(theirs),
        errors: {},
        before: theirs,
        theirs: undefined,
      })
      focus(location.id, 'name')
    },
    /** Saves a row, checked against `before`: as editing started unless given; null saves unchecked. */
    save({ location, draft }: LocationRow, before: SavedLocation | null | undefined = draft?.before) {
      if (!draft || sending.current.has(location.id)) return
      const errors = locationErrors(draft.form, draft.before)
      if (Object.keys(errors).length > 0) {
        states.putDraft(location.id, { ...draft, errors })
        showError(location.id)
        return
      }
      const changed = changedLocation(draft.form, draft.before)
      if (!changed) {
        typed.discard(draft.before)
        states.dropDraft(location.id)
        focus(location.id, 'edit')
        return
      }
      // Keeps the visibility that changed meanwhile.
      const after = { ...changed, status: location.status }
      void send(location.id, () => onSave({ location: after, before: before ?? undefined }), {
        draft: { ...draft, theirs: undefined },
      })
    },
    switchVisibility({ location }: LocationRow) {
      const change = visibilityChange(location.status)
      if (!change) return
      const { id } = location
      const status = change.sets
      void send(id, () => onVisibility({ id, status }), { status })
    },
  }
}

/** The rows, and what can be done with them. */
export type LocationEdits = ReturnType<typeof useLocationRows>
