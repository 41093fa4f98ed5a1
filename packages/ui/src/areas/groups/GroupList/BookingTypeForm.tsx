import { bookingTypeQuery, setBookingTypeMutation } from '@fleetgis/api/bookings'
import { BOOKING_TYPES } from '@fleetgis/domain/bookings'
import { GROUP_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusInPlace } from '../../../focus/useFocusInPlace.ts'
import { Select } from '../../../primitives/fields/Select.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { Card } from '../../../primitives/layout/Card.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { useRoutePermission } from '../../../remote/calls/useRoutePermission.ts'
import { useSave } from '../../../remote/calls/useSave.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { stack } from '../../../theme/looks.ts'
import { groupsWords } from '../words.ts'

/** The booking type of a group: changed with the right to edit, else to read. PERM-01, CF-159. */
export function BookingTypeForm({ groupId }: { groupId: string }) {
  const { client } = useFleet()
  const t = useText(groupsWords)
  const { permission, ...rights } = useRoutePermission(GROUP_LIST_ROUTE)
  const remote = useRemote(useQuery(bookingTypeQuery(client, groupId)))
  /** The type that the user changes. A refetch replaces only a form that is as opened. */
  const [opened, setOpened] = useState<string>()
  const type = opened ?? remote.data?.type ?? ''
  const nameOf = useTypeName()

  return (
    <FoundOne {...remote} isLoaded={remote.data !== undefined} missing={t('groupList.noType')}>
      {remote.data && (
        <Card>
          {permission.canEdit ? (
            <OpenForm
              key={type}
              groupId={groupId}
              type={type}
              onChosen={({ isChanged }) => setOpened(isChanged ? type : undefined)}
              onDone={() => setOpened(undefined)}
            />
          ) : (
            <Readable>
              <FactList facts={[{ name: t('groupList.type'), value: nameOf(type) }]} />
              <FailedCallBanner
                failed={failedCall(rights, (reason) => t('groupList.noRights', { reason }))}
              />
            </Readable>
          )}
        </Card>
      )}
    </FoundOne>
  )
}

interface OpenFormProps {
  groupId: string
  /** The type as it was read. */
  type: string
  /** Called with each choice; the one that is saved is no change. */
  onChosen: (event: { isChanged: boolean }) => void
  onDone: () => void
}

/** The form of one version of the type. One that was saved elsewhere meanwhile is not sent (CF-179). */
function OpenForm({ groupId, type, onChosen, onDone }: OpenFormProps) {
  const { client } = useFleet()
  const t = useText(groupsWords)
  const queries = useQueryClient()
  const nameOf = useTypeName()
  const query = bookingTypeQuery(client, groupId)
  const { mutateAsync } = useMutation(setBookingTypeMutation(client))
  const { saving, record, onSave } = useSave({
    place: `bookingType/${groupId}`,
    record: { type, groupId },
    send: (input: { type: string; groupId: string }) => mutateAsync(input),
    readAgain: async () => ({ type: (await readAgain(queries, query)).type ?? '', groupId }),
    fieldsOf: (values: { type: string }) => [
      { id: 'type', label: t('groupList.type'), value: values.type, shown: nameOf(values.type) },
    ],
    onDone() {
      queries.setQueryData(query.queryKey, { type: field.value })
      onDone()
    },
  })
  const current = record?.type ?? ''
  const form = useFields({
    names: ['type'],
    validate: () => ({}),
    initial: { type },
    onChange: (_name, next) => onChosen({ isChanged: next !== current }),
    onValid: ({ type: chosen }) => onSave({ groupId, type: chosen }),
    isBusy: saving.isSaving,
    draft: saving.draft,
    keeps: ['type'],
  })
  const field = form.field('type')
  const box = useRef<HTMLDivElement>(null)
  useFocusInPlace(box)
  // A type of the server that the documents do not name stays selectable.
  const types = [...new Set([current, ...BOOKING_TYPES])].sort()

  function takeTheirs() {
    saving.draft?.drop()
    onDone()
  }

  return (
    <div ref={box}>
      <RecordForm
        {...saving}
        label={t('groupList.type')}
        conflict={saving.conflict && { ...saving.conflict, onTakeTheirs: takeTheirs }}
        isChanged={field.value !== current}
        onSubmit={form.onSubmit}
      >
        <Select
          {...field}
          label={t('groupList.type')}
          items={types.map((id) => ({ id, label: nameOf(id) }))}
        />
      </RecordForm>
    </div>
  )
}

function useTypeName() {
  const t = useText(groupsWords)
  return (type: string) =>
    type === '1' || type === '2' ? t(`groupList.types.${type}`) : type || t('groupList.noType')
}

const Readable = styled.div`
  ${stack}
  gap: var(--fleet-space-3);
`
