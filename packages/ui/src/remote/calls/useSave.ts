import { mayHaveHappened } from '@fleetgis/api'
import { editConflict } from '@fleetgis/domain/staff'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../i18n/words.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { type KeptDraft, useKeptDraft } from '../../provider/useKeptDraft.ts'
import { useToast } from '../../provider/useToast.ts'
import { useSending } from '../../provider/useUnsaved.ts'
import { explainFailure } from '../failures/explainFailure.ts'
import { explainNotAdded } from '../failures/explainNotAdded.ts'
import type { BothVersions, EditedField } from './EditConflict.tsx'

/** The state of saving a form; `useSave` returns it. */
export interface Saving {
  readonly isSaving: boolean
  /** Why the last save failed, in plain text; the values stay. */
  readonly refusal: string | undefined
  /** It is not known whether a save added the record: the draft stays where the form is left to look. */
  readonly mayBeAdded?: boolean | undefined
  /** The record was saved elsewhere since the form was opened: nothing was sent, and the user chooses (CF-179). */
  readonly conflict?: BothVersions | undefined
  /** The form shows the values of the server after Take theirs. */
  readonly isReopened?: boolean | undefined
  /** Keeps what is typed until it is saved or discarded. */
  readonly draft?: KeptDraft | undefined
}

interface SaveOptions<Row, Values, Input> {
  /** The form, with the id of its record: its draft is kept by it. */
  place: string
  /** The acting user of a web view, whose draft it is. */
  actingUser?: string | undefined
  /** The record of the form; undefined for a new one, which is saved without a check. */
  record: Row | undefined
  /** Sends a new record, or one that replaces `before`. */
  send: (input: Input, before: Row | undefined) => Promise<unknown>
  /** Reads the record from the server; undefined if it is gone. */
  readAgain: (queries: QueryClient, record: Row) => Promise<Row | undefined>
  /** The fields of a record, and of what is sent. */
  fieldsOf: (values: Values) => readonly EditedField[]
  /** Says that the record is gone. */
  gone?: string | undefined
  /** The toast of a save. */
  done?: TextKey | undefined
  /** Shows why a save failed; the form does unless given. */
  onFailed?: ((reason: string) => void) | undefined
  onDone: () => void
}

/** A problem as it is kept: without words, because the language may change meanwhile. */
type Problem<Row, Input> =
  | { readonly error: unknown }
  | { readonly isGone: true }
  /** The record that the form was opened with, the one of the server, and what would be sent. */
  | { readonly before: Row; readonly theirs: Row; readonly input: Input }

interface SaveState<Row, Input> {
  readonly isSaving: boolean
  readonly problem?: Problem<Row, Input> | undefined
  /** A failed save may have added the record; whatever a later one answers. */
  readonly mayBeAdded: boolean
  /** What a failed save of a known record may have saved: no other user's version. */
  readonly sent?: Input | undefined
}

const IDLE = { isSaving: false, mayBeAdded: false }

/** Beside the fields of the draft of a new record, from before it is sent: the form says it again after a reload too. */
const NOT_SENT = { added: '' }
const SENT: typeof NOT_SENT = { added: 'unknown' }

/**
 * Saves a record, one request at a time, which keeps the page (R5); shows a toast, then calls `onDone`. A known record is
 * read again before it is sent: where it was saved elsewhere meanwhile, nothing is sent and `conflict` has both versions.
 * Between that read and the save another one is not noticed. Where a new record fails and may have been added, `refusal`
 * says so, and so does the form that is opened again. What is typed is kept until a save (decision 33). Source: CF-128,
 * CF-179.
 */
export function useSave<
  Values,
  Input extends Values,
  Row extends Values & { readonly version?: string | undefined },
>({
  place,
  actingUser,
  record,
  send,
  readAgain,
  fieldsOf,
  gone,
  done,
  onFailed,
  onDone,
}: SaveOptions<Row, Values, Input>) {
  const { t } = useFleet()
  const toast = useToast()
  const goneText = gone ?? t('staff.gone')
  const queries = useQueryClient()
  const draft = useKeptDraft(place, actingUser)
  const [opened, setOpened] = useState({ row: record, round: 0, isReopened: false })
  const [state, setState] = useState<SaveState<Row, Input>>(() => ({
    ...IDLE,
    mayBeAdded: draft?.read(NOT_SENT).added === SENT.added,
  }))
  // A ref: state updates too late for a second submit in the same tick. A saved form stays locked until it is left.
  const isLocked = useRef(false)
  /** What was saved, of a known record: a password of a new one must not stay in memory. */
  const [saved, setSaved] = useState<{ row?: Row; sent?: Input }>()
  useSending(state.isSaving && !saved)
  const finish = useLatestCallback(() => {
    // A form that `<Activity>` has hidden keeps its values again when it is shown.
    draft?.drop()
    onDone()
  })
  // In an effect: a form that was left meanwhile does not act on the page after it, and nothing keeps this one any more.
  useEffect(() => {
    if (!saved) return undefined
    finish()
    return () => {
      // Where `<Activity>` shows it again, it is a form of its own.
      isLocked.current = false
      setSaved(undefined)
      setState({ ...IDLE, sent: saved.sent })
      setOpened(({ round }) => ({ row: saved.row, round: round + 1, isReopened: false }))
    }
  }, [saved, finish])

  async function save(input: Input, before: Row | undefined) {
    if (isLocked.current) return
    isLocked.current = true
    setState(({ problem, ...last }) => ({
      ...last,
      isSaving: true,
      problem: problem && 'theirs' in problem ? problem : undefined,
    }))
    try {
      const theirs = before && (await readAgain(queries, before))
      const problem = before && problemOf(input, before, theirs)
      if (problem) {
        isLocked.current = false
        setState({ ...IDLE, sent: state.sent, problem: keptProblem(problem) })
        return
      }
      if (!before) draft?.keep(NOT_SENT, SENT)
      await send(input, before)
    } catch (error) {
      isLocked.current = false
      const mayBeSaved = mayHaveHappened(error)
      const mayBeAdded = state.mayBeAdded || (!before && mayBeSaved)
      if (!before && !mayBeAdded) draft?.keep(NOT_SENT, NOT_SENT)
      const sent = before && mayBeSaved ? input : state.sent
      setState({ isSaving: false, problem: keptProblem({ error }), mayBeAdded, sent })
      return
    }
    draft?.drop()
    toast(t(done ?? (before ? 'UPDATED' : 'ADD_SUCCESS')), 'success')
    setSaved(before ? { row: { ...before, ...input }, sent: input } : {})
  }

  function problemOf(input: Input, before: Row, theirs: Row | undefined): Problem<Row, Input> | undefined {
    if (!theirs) return { isGone: true }
    return fieldsInConflict(input, before, theirs).length > 0 ? { before, theirs, input } : undefined
  }

  /** The problem, unless it is shown outside the form. */
  function keptProblem(problem: Problem<Row, Input>) {
    if (!onFailed || 'theirs' in problem) return problem
    onFailed('error' in problem ? explainFailure(problem.error, t, t('auth.generic')) : goneText)
    return undefined
  }

  function fieldsInConflict(input: Input, before: Row, theirs: Row) {
    const read = (row: Row) => ({ fields: fieldsOf(row), version: row.version })
    return editConflict(read(before), read(theirs), fieldsOf(input), state.sent && fieldsOf(state.sent))
  }

  function shownProblem(problem: Problem<Row, Input> | undefined): Pick<Saving, 'refusal' | 'conflict'> {
    if (!problem) return { refusal: state.mayBeAdded && !state.isSaving ? t('staff.addUnknown') : undefined }
    if ('error' in problem)
      return { refusal: explainNotAdded(problem.error, t, t('auth.generic'), state.mayBeAdded) }
    if ('isGone' in problem) return { refusal: goneText }
    const { before, theirs, input } = problem
    const onKeepMine = () => {
      setOpened((last) => ({ ...last, row: theirs }))
      void save(input, theirs)
    }
    const onTakeTheirs = () => {
      draft?.drop()
      setOpened(({ round }) => ({ row: theirs, round: round + 1, isReopened: true }))
      setState(IDLE)
    }
    const fields = fieldsInConflict(input, before, theirs)
    return { refusal: undefined, conflict: { fields, theirs, onKeepMine, onTakeTheirs } }
  }

  return {
    /** The state, for the form. */
    saving: {
      isSaving: state.isSaving,
      mayBeAdded: state.mayBeAdded,
      ...shownProblem(state.problem),
      isReopened: opened.isReopened,
      draft,
    },
    /** The record that the form shows. */
    record: opened.row,
    /** The `key` of the form: another one shows the values of another version. */
    version: opened.round,
    onSave: (input: Input) => void save(input, opened.row),
  }
}
