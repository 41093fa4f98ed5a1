import { bookingTypeQuery, setBookingTypeMutation } from '@fleetgis/api/bookings'
import { TOAST_MS } from '@fleetgis/domain/auth'
import { BOOKING_TYPES } from '@fleetgis/domain/bookings'
import { GROUP_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { FoundOne } from '../../../remote/FoundOne.tsx'
import { RetryBanner } from '../../../remote/RetryBanner.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { useRoutePermission } from '../../../remote/useRoutePermission.ts'

/** The booking type of a group: changed with the right to edit, else to read. PERM-01, CF-159. */
export function BookingTypeForm({ groupId }: { groupId: string }) {
  const { client, t } = useFleet()
  const notify = useNotify()
  const { permission, ...rights } = useRoutePermission(GROUP_LIST_ROUTE)
  const remote = useRemote(useQuery(bookingTypeQuery(client, groupId)))
  const { mutate, isPending, error } = useMutation(setBookingTypeMutation(client))
  const [chosen, setChosen] = useState<string>()
  const current = remote.data?.type ?? ''
  const type = chosen ?? current
  useUnsaved(type !== current)
  const nameOf = (value: string) =>
    value === '1' || value === '2' ? t(`groupList.types.${value}`) : value || t('groupList.noType')
  // A type of the server that the documents do not name stays selectable.
  const types = [...new Set([current, ...BOOKING_TYPES])].sort()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || type === '' || type === current) return
    mutate(
      { groupId, type },
      {
        onSuccess() {
          notify(t('UPDATED'), { tone: 'success', duration: TOAST_MS.named })
        },
      },
    )
  }

  return (
    <FoundOne {...remote} isLoaded={remote.data !== undefined} missing={t('groupList.noType')}>
      {remote.data && (
        <Card>
          {permission.canEdit ? (
            <Form onSubmit={submit}>
              {error ? <Banner tone="danger">{explainFailure(error, t, 'auth.generic')}</Banner> : null}
              <Select
                label={t('groupList.type')}
                items={types.map((id) => ({ id, label: nameOf(id) }))}
                value={type}
                onChange={setChosen}
              />
              <Button type="submit" variant="primary" isPending={isPending} isDisabled={type === current}>
                {t('consoleDrivers.save')}
              </Button>
            </Form>
          ) : (
            <Form as="div">
              <FactList facts={[{ name: t('groupList.type'), value: nameOf(current) }]} />
              {rights.failure ? (
                <RetryBanner tone="warning" onRetry={rights.retry} isFetching={rights.isFetching}>
                  {t('groupList.noRights', { reason: rights.failure })}
                </RetryBanner>
              ) : null}
            </Form>
          )}
        </Card>
      )}
    </FoundOne>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--fleet-space-3);

  > [data-component='Select'],
  > dl,
  > [data-component='Banner'] {
    justify-self: stretch;
  }
`
