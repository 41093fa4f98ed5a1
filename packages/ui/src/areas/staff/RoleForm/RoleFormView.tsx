import type { RoleInput } from '@fleetgis/api/staff'
import type { FieldErrors } from '@fleetgis/domain/auth'
import {
  grantOn,
  mayGrant,
  nameError,
  RIGHTS,
  type RouteGrant,
  type StaffRole,
  withRight,
} from '@fleetgis/domain/staff'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import type { Saving } from '../../../remote/calls/useSave.ts'
import { FormCard } from '../FormCard.tsx'
import { NameField } from '../NameField.tsx'
import { staffWords } from '../words.ts'
import { routesOf, titleOf } from './routesOf.ts'

export interface RoleFormViewProps extends Saving, RootProps<HTMLDivElement> {
  /** Undefined for a new role. */
  role: StaffRole | undefined
  /** The rights of the user's own role: no other right can be granted. */
  own: readonly RouteGrant[]
  onSave: (input: RoleInput) => void
  onCancel: () => void
}

function validate({ name }: { name: string }): FieldErrors<'name'> {
  const error = nameError(name)
  return error ? { name: error } : {}
}

/**
 * The name of a role, and its four rights on each page. The own role is read only, and a right beyond the own ones
 * cannot be granted. Source: PERM-01, PERM-05, PERM-06, CF-128.
 */
export function RoleFormView({ role, own, onSave, onCancel, ...others }: RoleFormViewProps) {
  const t = useText(staffWords)
  const id = useId()
  const before = role?.grants ?? NO_GRANTS
  const { draft } = others
  const [grants, setGrants] = useState(() =>
    draft ? grantsOf(before, draft.read(rightsOf(before))) : before,
  )
  useEffect(() => draft?.keep(rightsOf(before), rightsOf(grants, before)), [draft, before, grants])
  const isReadOnly = role?.isOwn ?? false
  const isBusy = others.isSaving || isReadOnly
  const form = useFields({
    names: ['name'],
    validate,
    initial: { name: role?.name },
    onValid: ({ name }) =>
      onSave({ id: role?.id, name: name.trim(), grants: grants.filter(({ canView }) => canView) }),
    isBusy,
    draft,
    keeps: ['name'],
  })
  const routes = routesOf(before)
  const isSameGrants = routes.every((route) =>
    RIGHTS.every((right) => grantOn(grants, route)[right] === grantOn(before, route)[right]),
  )
  const isLimited = routes.some((route) => RIGHTS.some((right) => !grantOn(own, route)[right]))

  return (
    <FormCard {...rootProps(others)} data-component="RoleForm">
      <RecordForm
        {...others}
        label={t('page.roleForm')}
        isChanged={form.isChanged || !isSameGrants}
        onSubmit={form.onSubmit}
        onCancel={onCancel}
        isReadOnly={isReadOnly}
      >
        {isReadOnly ? (
          <Banner tone="info">{t('roles.ownText')}</Banner>
        ) : isLimited ? (
          <Banner tone="info">{t('roles.beyond')}</Banner>
        ) : null}
        <NameField {...form.field('name')} label={t('roles.name')} />
        <Grid role="group" aria-labelledby={id}>
          <h2 id={id}>{t('roles.rights')}</h2>
          {routes.map((route) => renderRoute(route))}
        </Grid>
      </RecordForm>
    </FormCard>
  )

  function renderRoute(route: string) {
    const page = titleOf(route, t)
    const granted = grantOn(grants, route)
    return (
      <div key={route} data-part="route" role="group" aria-label={page}>
        <span aria-hidden>{page}</span>
        {RIGHTS.map((right) => (
          <Checkbox
            key={right}
            isSelected={granted[right]}
            isDisabled={
              isBusy || (!granted[right] && !mayGrant(grantOn(own, route), grantOn(before, route), right))
            }
            aria-label={t('roles.rightOn', { right: t(`roles.${right}`), page })}
            onChange={(isGranted) =>
              setGrants([
                ...grants.filter((grant) => grant.route !== route),
                { ...withRight(granted, right, isGranted), route },
              ])
            }
          >
            {t(`roles.${right}`)}
          </Checkbox>
        ))}
      </div>
    )
  }
}

const NO_GRANTS: readonly RouteGrant[] = []

/** The rights on each page as texts, by page, for a draft. */
const rightsOf = (grants: readonly RouteGrant[], before = grants) =>
  Object.fromEntries(
    routesOf(before).map((route) => [
      `rights ${route}`,
      RIGHTS.filter((right) => grantOn(grants, route)[right]).join(),
    ]),
  )

/** The grants of such texts. */
const grantsOf = (before: readonly RouteGrant[], texts: Readonly<Record<string, string>>) =>
  routesOf(before).map((route) => {
    const rights = texts[`rights ${route}`]?.split(',')
    const granted = RIGHTS.map((right) => [right, rights?.includes(right) ?? false])
    return { ...grantOn(before, route), ...Object.fromEntries(granted), route }
  })

const Grid = styled.div`
  display: grid;
  container-type: inline-size;

  > h2 {
    margin: 0 0 var(--fleet-space-2);
    font-size: var(--fleet-text-m);
  }
  > [data-part='route'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(4, minmax(100px, auto));
    align-items: center;
    gap: 0 var(--fleet-space-3);
    padding-block: var(--fleet-space-1);
    border-top: 1px solid var(--fleet-color-line);
  }
  > [data-part='route'] > span {
    font-weight: var(--fleet-weight-strong);
  }
  @container (max-width: 620px) {
    > [data-part='route'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-block: var(--fleet-space-2);
    }
    > [data-part='route'] > span {
      grid-column: 1 / -1;
    }
  }
`
