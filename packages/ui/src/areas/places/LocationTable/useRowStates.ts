import type { SavedLocation } from '@fleetgis/domain/places'
import { useState } from 'react'
import type { LocationOutcome } from './LocationOutcome.ts'
import type { LocationDraft, LocationProblem, LocationRow } from './LocationRow.ts'

/** The state of the rows, by location id. */
interface RowStates {
  drafts: ReadonlyMap<string, LocationDraft>
  problems: ReadonlyMap<string, LocationProblem>
  /** The new status in flight, while the row is being hidden or shown. */
  saving: ReadonlyMap<string, number | undefined>
}

const NOTHING: RowStates = { drafts: new Map(), problems: new Map(), saving: new Map() }

/** Which rows are in edit mode, are being saved, or have failed. */
export function useRowStates() {
  const [states, setStates] = useState(NOTHING)
  return {
    /** What was typed, by location id: rows in edit mode, and edits that failed. */
    typed: typedIn(states),
    /** The rows of a page, including those with typed text that the list no longer contains. */
    rowsOf: (locations: readonly SavedLocation[], place: string) => rowsOf(locations, place, states),
    /** A draft replaces every other state of its row. */
    putDraft: (id: string, draft: LocationDraft) =>
      setStates((last) => ({
        ...last,
        drafts: including(last.drafts, id, draft),
        problems: without(last.problems, id),
      })),
    dropDraft: (id: string) => setStates((last) => ({ ...last, drafts: without(last.drafts, id) })),
    dropProblem: (id: string) => setStates((last) => ({ ...last, problems: without(last.problems, id) })),
    /** An edit that failed stays while its row is hidden or shown: it can still be continued. */
    startSaving: (id: string, status: number | undefined) =>
      setStates((last) => ({
        ...last,
        problems:
          status !== undefined && last.problems.get(id)?.draft ? last.problems : without(last.problems, id),
        saving: including(last.saving, id, status),
      })),
    /** A draft that conflicts stays in edit mode, with what was saved elsewhere. Any other outcome ends it. */
    endSaving: (id: string, draft: LocationDraft | undefined, outcome: LocationOutcome) =>
      setStates(({ drafts, problems, saving }) => {
        const saved = { drafts, problems, saving: without(saving, id) }
        if (!outcome.isDone && outcome.theirs !== undefined)
          return draft
            ? { ...saved, drafts: including(drafts, id, { ...draft, theirs: outcome.theirs }) }
            : saved
        return {
          ...saved,
          drafts: draft ? without(drafts, id) : drafts,
          problems: outcome.isDone
            ? problems
            : including(problems, id, {
                reason: outcome.reason,
                draft: draft ?? problems.get(id)?.draft,
              }),
        }
      }),
  }
}

const including = <Value>(list: ReadonlyMap<string, Value>, id: string, value: Value) =>
  new Map(list).set(id, value)

const without = <Value>(list: ReadonlyMap<string, Value>, id: string) =>
  new Map([...list].filter(([other]) => other !== id))

function typedIn({ drafts, problems }: RowStates): ReadonlyMap<string, LocationDraft> {
  const typed = new Map(drafts)
  for (const [id, { draft }] of problems) if (draft) typed.set(id, draft)
  return typed
}

function rowsOf(locations: readonly SavedLocation[], place: string, states: RowStates): LocationRow[] {
  const listed = new Set(locations.map(({ id }) => id))
  const gone = [...typedIn(states)].filter(([id, draft]) => draft.place === place && !listed.has(id))
  return [...gone.map(([, { before }]) => before), ...locations].map((location) => {
    const status = states.saving.get(location.id)
    return {
      location: status === undefined ? location : { ...location, status },
      draft: states.drafts.get(location.id),
      problem: states.problems.get(location.id),
      isSaving: states.saving.has(location.id),
    }
  })
}
