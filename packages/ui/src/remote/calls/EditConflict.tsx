import type { FieldConflict, RecordField } from '@fleetgis/domain/staff'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusInPlace } from '../../focus/useFocusInPlace.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { Table, type TableColumn } from '../../primitives/lists/Table.tsx'
import { StepButtons } from '../../primitives/overlays/StepButtons.ts'
import { useText } from '../../provider/FleetContext.ts'
import { stack } from '../../theme/looks.ts'

/** A field of a record as a user reads it. */
export interface EditedField extends RecordField {
  readonly label: string
  /** Its value on screen; `value` unless given. */
  readonly shown?: string | undefined
}

/** Both versions of a record, and the choice between them. */
export interface BothVersions {
  readonly fields: readonly FieldConflict<EditedField>[]
  /** The record of the server: another object takes the focus again. */
  readonly theirs: object
  /** Saves the typed values. */
  readonly onKeepMine: () => void
  /** Shows the values of the server; sends nothing. */
  readonly onTakeTheirs: () => void
}

interface EditConflictProps {
  conflict: BothVersions
  isSaving: boolean
  /** A way out beside the choice. */
  children?: ReactNode
}

/**
 * A record that was saved elsewhere while its form was open: both versions field by field, with Keep mine and Take
 * theirs. It takes the focus. Source: CF-179.
 */
export function EditConflict({ conflict, isSaving, children }: EditConflictProps) {
  const t = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocusInPlace(box)
  const { theirs } = conflict
  useEffect(() => {
    if (theirs) box.current?.focus()
  }, [theirs])
  const columns: TableColumn<FieldConflict<EditedField>>[] = [
    {
      id: 'field',
      header: t('edit.field'),
      isRowHeader: true,
      cell: ({ mine, theirs }) => (mine ?? theirs)?.label,
    },
    { id: 'mine', header: t('edit.mine'), cell: ({ mine }) => textOf(mine) },
    { id: 'theirs', header: t('edit.theirs'), cell: ({ theirs }) => textOf(theirs) },
  ]
  return (
    <Box ref={box} role="group" aria-labelledby={id} tabIndex={-1} data-component="EditConflict">
      <Banner tone="warning">
        <span id={id}>{t('edit.changed')}</span>
      </Banner>
      <Table label={t('edit.both')} columns={columns} rows={conflict.fields} keyOf={({ id }) => id} />
      <StepButtons>
        {children}
        <Button onPress={conflict.onTakeTheirs} isDisabled={isSaving}>
          {t('edit.takeTheirs')}
        </Button>
        <Button variant="primary" onPress={conflict.onKeepMine} isPending={isSaving}>
          {t('edit.keepMine')}
        </Button>
      </StepButtons>
    </Box>
  )
}

const textOf = (field: EditedField | undefined) => field?.shown ?? (field?.value || '–')

const Box = styled.div`
  ${stack}
  outline: none;
`
