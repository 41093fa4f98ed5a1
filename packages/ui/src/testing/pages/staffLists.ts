import { findIn, type PageOptions, type View } from './View.ts'

/** What the lists of roles, users, rates and extra charges share, and their forms. */
function staffList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  const shared = {
    edit: (name: string) => byRole('button', t('staff.editNamed', { name })),
    delete: (name: string) => byRole('button', t('staff.deleteNamed', { name })),
    yes: () => byRole('button', t('common.yes')),
    no: () => byRole('button', t('common.no')),
    save: () => byRole('button', t('staff.save')),
    cancel: () => byRole('button', t('staff.cancel')),
    /** Of a form that cannot be changed. */
    back: () => byRole('button', t('staff.back')),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
  return { t, byRole, byLabel, shared }
}

/** `RateList` and `RateForm`. */
export function ratePages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, shared } = staffList(view, options)
  return {
    ...shared,
    add: () => byRole('button', t('rates.add')),
    group: () => byRole('combobox', t('rates.group')),
    charge: (name: 'initial' | 'perKm' | 'perMinute') => byRole('textbox', t(`rates.${name}`)),
  }
}

/** `RoleList` and `RoleForm`. */
export function rolePages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, shared } = staffList(view, options)
  return {
    ...shared,
    add: () => byRole('button', t('roles.add')),
    name: () => byRole('textbox', t('roles.name')),
    /** A right on a page, by the title of the page. */
    right: (right: 'canView' | 'canAdd' | 'canEdit' | 'canDelete', page: string) =>
      byRole('checkbox', t('roles.rightOn', { right: t(`roles.${right}`), page })),
  }
}

/** `UserList` with its popup. */
export function userList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel, shared } = staffList(view, options)
  return {
    ...shared,
    add: () => byRole('button', t('users.add')),
    userId: () => byRole('textbox', t('users.userId')),
    userName: () => byRole('textbox', t('users.userName')),
    password: () => byLabel(t('users.password')),
    role: () => byRole('combobox', t('users.role')),
  }
}

/** `ExtraChargeList` with its popup. */
export function extraChargeList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, shared } = staffList(view, options)
  return {
    ...shared,
    add: () => byRole('button', t('extraCharges.add')),
    group: () => byRole('combobox', t('extraCharges.group')),
    name: () => byRole('textbox', t('extraCharges.name')),
    amount: () => byRole('textbox', t('extraCharges.amount')),
    /** The name of a charge in the labels of its buttons. */
    named: (name: string, group: string) => t('extraCharges.named', { name, group }),
  }
}
