/** A field of a record: `value` is its text as saved, so that equal values have equal texts. */
export interface RecordField {
  /** Unique in the record. */
  readonly id: string
  readonly value: string
}

/** A record as it was read. */
export interface ReadRecord<Field extends RecordField = RecordField> {
  readonly fields: readonly Field[]
  /** The server's stamp of this version, where its reply has one. */
  readonly version?: string | undefined
}

/** A field that a save would overwrite; undefined on the side that does not have it. */
export interface FieldConflict<Field extends RecordField = RecordField> {
  readonly id: string
  readonly mine: Field | undefined
  readonly theirs: Field | undefined
}

/**
 * The fields in which a save would overwrite what was saved after the form was opened: none where the record is as
 * opened, is already as typed, or is as `sent` by an earlier save of the form, whose answer was lost. Two stamps decide
 * whether it is as opened; without both, its fields do. Source: CF-179.
 */
export function editConflict<Field extends RecordField>(
  opened: ReadRecord<Field>,
  saved: ReadRecord<Field>,
  mine: readonly Field[],
  sent?: readonly Field[],
): FieldConflict<Field>[] {
  const isAsOpened =
    opened.version && saved.version
      ? opened.version === saved.version
      : differences(opened.fields, saved.fields).length === 0
  const isAsSent = sent !== undefined && differences(sent, saved.fields).length === 0
  return isAsOpened || isAsSent ? [] : differences(mine, saved.fields)
}

/** The fields whose values differ; a field that one side does not have counts as empty. */
export function differences<Field extends RecordField>(
  mine: readonly Field[],
  theirs: readonly Field[],
): FieldConflict<Field>[] {
  const ids = new Set([...mine, ...theirs].map(({ id }) => id))
  return [...ids]
    .map((id) => ({
      id,
      mine: mine.find((field) => field.id === id),
      theirs: theirs.find((field) => field.id === id),
    }))
    .filter((both) => (both.mine?.value ?? '') !== (both.theirs?.value ?? ''))
}
