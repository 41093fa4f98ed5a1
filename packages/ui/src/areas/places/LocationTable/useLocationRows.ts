import {
  changedLocation,
  type LocationForm,
  locationErrors,
  locationForm,
  type SavedLocation,
  visibilityChange,
} from '@fleetgis/domain/places'
import { useRef, useState } from 'react'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import type { LocationOutcome } from './LocationOutcome.ts'
import { LOCATION_FIELDS, type LocationDraft, type LocationProblem, type LocationRow } from './LocationRow.ts'
import { useRowFocus } from './useRowFocus.ts'

/** The state of the rows, by location id. */
interface Busy {
  drafts: ReadonlyMap<string, LocationDraft>
  problems: ReadonlyMap<string, LocationProblem>
  /** The new status in flight, while the row is being hidden or shown. */
  saving: ReadonlyMap<string, number | undefined>
}

interface Options {
  locations: readonly SavedLocation[]
  /** The current page and search: rows in edit mode stay in theirs. */
  place: string
  onSave: (event: { location: SavedLocation; before: SavedLocation | undefined }) => Promise<LocationOutcome>
  onVisibility: (event: { id: string; status: number }) => Promise<LocationOutcome>
  /** The message for a change that is rejected without a reason. */
  fallback: string
  /** Keeps what is typed in the rows. */
  draft: KeptDraft | undefined
}

const NOTHING: Busy = { drafts: new Map(), problems: new Map(), saving: new Map() }

/** The fields of a row, for the draft of the table. */
const textsOf = (id: string, form: LocationForm) =>
  Object.fromEntries(LOCATION_FIELDS.map((field) => [`${id} ${field}`, form[field]]))

const including = <Value>(list: ReadonlyMap<string, Value>, id: string, value: Value) =>
  new Map(list).set(id, value)

const without = <Value>(list: ReadonlyMap<string, Value>, id: string) =>
  new Map([...list].filter(([other]) => other !== id))

/**
 * Edits rows. A draft lives here, so that a refetch does not change the typed text; a failed change restores the row
 * and offers to continue the draft. Hiding and showing update optimistically, because the opposite undoes them. Source:
 * LOC-12, LOC-13, LOC-27, LOC-28, CF-179.
 */
export function useLocationRows({ locations, place, onSave, onVisibility, fallback, draft: kept }: Options) {
  const [busy, setBusy] = useState(NOTHING)
  // A ref, so that two presses in one tick see the same state.
  const sending = useRef(new Set<string>())
  const { root, focus, showError } = useRowFocus()

  /** A draft replaces every other state of its row. */
  const putDraft = (id: string, draft: LocationDraft) =>
    setBusy((last) => ({
      ...last,
      drafts: including(last.drafts, id, draft),
      problems: without(last.problems, id),
    }))
  const keep = (before: SavedLocation, form: LocationForm) =>
    kept?.keep(textsOf(before.id, locationForm(before)), textsOf(before.id, form))
  const discard = (before: SavedLocation) => keep(before, locationForm(before))
  /** The form of a row as it is opened: with what was typed before. */
  function opened(location: SavedLocation): LocationForm {
    const form = locationForm(location)
    const texts = kept?.read(textsOf(location.id, form))
    if (texts === undefined) return form
    const typed = LOCATION_FIELDS.map((field) => [field, texts[`${location.id} ${field}`] ?? form[field]])
    return { ...form, ...Object.fromEntries(typed) }
  }
  const takeDraft = (id: string) => setBusy((last) => ({ ...last, drafts: without(last.drafts, id) }))

  async function send(
    id: string,
    act: () => Promise<LocationOutcome>,
    { draft, status }: { draft?: LocationDraft; status?: number },
  ) {
    if (sending.current.has(id)) return
    sending.current.add(id)
    setBusy((last) => ({
      ...last,
      problems: without(last.problems, id),
      saving: including(last.saving, id, status),
    }))
    const outcome = await act().catch((): LocationOutcome => ({ isDone: false, reason: fallback }))
    sending.current.delete(id)
    if (!outcome.isDone && outcome.theirs !== undefined) {
      const { theirs } = outcome
      setBusy((last) => ({
        ...last,
        drafts: draft ? including(last.drafts, id, { ...draft, theirs }) : last.drafts,
        saving: without(last.saving, id),
      }))
      return
    }
    if (draft && outcome.isDone) discard(draft.before)
    if (draft) focus(id, outcome.isDone ? 'edit' : 'again')
    setBusy(({ drafts, problems, saving }) => ({
      drafts: draft ? without(drafts, id) : drafts,
      problems: outcome.isDone ? problems : including(problems, id, { reason: outcome.reason, draft }),
      saving: without(saving, id),
    }))
  }

  const unsaved = [
    ...busy.drafts.values(),
    ...[...busy.problems.values()].flatMap(({ draft }) => draft ?? []),
  ]
  useUnsaved(
    unsaved.some(({ form, before }) => changedLocation(form, before) !== undefined),
    kept?.drop,
  )

  const rows = rowsOf(locations, place, busy)
  const isHere = new Set(rows.map(({ location }) => location.id))

  return {
    root,
    rows,
    /** The number of drafts on other pages. */
    draftsElsewhere: [...busy.drafts.keys()].filter((id) => !isHere.has(id)).length,
    start({ location }: LocationRow) {
      if (sending.current.has(location.id)) return
      putDraft(location.id, { form: opened(location), errors: {}, before: location, place })
      focus(location.id, 'name')
    },
    startAgain({ location, problem }: LocationRow) {
      if (!problem?.draft) return
      putDraft(location.id, { ...problem.draft, place })
      focus(location.id, 'name')
    },
    dismiss({ location, problem }: LocationRow) {
      if (problem?.draft) discard(problem.draft.before)
      setBusy((last) => ({ ...last, problems: without(last.problems, location.id) }))
      focus(location.id, 'edit')
    },
    type({ location, draft }: LocationRow, changes: Partial<LocationForm>) {
      if (!draft || sending.current.has(location.id)) return
      const form = { ...draft.form, ...changes }
      // A correction clears an error; typing does not add one.
      const wrong = locationErrors(form, draft.before)
      const errors = Object.fromEntries(Object.entries(wrong).filter(([field]) => field in draft.errors))
      putDraft(location.id, { ...draft, form, errors })
      keep(draft.before, form)
    },
    /** Returns from the question to the row in edit mode. */
    stayEditing({ location, draft }: LocationRow) {
      if (draft) putDraft(location.id, { ...draft, theirs: undefined })
      focus(location.id, 'name')
    },
    cancel({ location, draft }: LocationRow) {
      if (sending.current.has(location.id)) return
      if (draft) discard(draft.before)
      takeDraft(location.id)
      focus(location.id, 'edit')
    },
    /** Takes the values of the server into the row in edit mode. */
    takeTheirs({ location, draft }: LocationRow) {
      if (!draft?.theirs) return
      const { theirs } = draft
      discard(draft.before)
      putDraft(location.id, {
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
        putDraft(location.id, { ...draft, errors })
        showError(location.id)
        return
      }
      const changed = changedLocation(draft.form, draft.before)
      if (!changed) {
        takeDraft(location.id)
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

/** The rows of a page, including rows in edit mode that the list no longer contains. */
function rowsOf(locations: readonly SavedLocation[], place: string, busy: Busy): LocationRow[] {
  const listed = new Set(locations.map(({ id }) => id))
  const gone = [...busy.drafts].filter(([id, draft]) => draft.place === place && !listed.has(id))
  return [...gone.map(([, { before }]) => before), ...locations].map((location) => {
    const status = busy.saving.get(location.id)
    return {
      location: status === undefined ? location : { ...location, status },
      draft: busy.drafts.get(location.id),
      problem: busy.problems.get(location.id),
      isSaving: busy.saving.has(location.id),
    }
  })
}
