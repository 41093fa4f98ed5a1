import { findIn, type PageOptions, type View } from './View.ts'

/** What the lists of roles, users, rates and extra charges share, and their forms. */
function staffList<Part>(view: View<Part>, options?: PageOptions) {
  const found = findIn(view, options)
  const { t, byRole, button } = found
  const shared = {
    edit: (name: string) => byRole('button', t('staff.editNamed', { name })),
    delete: (name: string) => byRole('button', t('staff.deleteNamed', { name })),
    yes: button('staff.delete'),
    no: button('staff.keep'),
    save: button('staff.save'),
    cancel: button('staff.cancel'),
    /** Only where the record was saved elsewhere meanwhile. */
    keepMine: button('edit.keepMine'),
    takeTheirs: button('edit.takeTheirs'),
    /** Of a form that cannot be changed. */
    back: button('staff.back'),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
  return { ...found, shared }
}

/** `RateList` and `RateForm`. */
export function ratePages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, shared, button, combobox } = staffList(view, options)
  return {
    ...shared,
    add: button('rates.add'),
    group: combobox('rates.group'),
    charge: (name: 'initial' | 'perKm' | 'perMinute') => byRole('textbox', t(`rates.${name}`)),
  }
}

/** `RoleList` and `RoleForm`. */
export function rolePages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, shared, button, textbox } = staffList(view, options)
  return {
    ...shared,
    add: button('roles.add'),
    name: textbox('roles.name'),
    /** A right on a page, by the title of the page. */
    right: (right: 'canView' | 'canAdd' | 'canEdit' | 'canDelete', page: string) =>
      byRole('checkbox', t('roles.rightOn', { right: t(`roles.${right}`), page })),
  }
}

/** `UserList` and `UserForm`. */
export function userPages<Part>(view: View<Part>, options?: PageOptions) {
  const { shared, button, textbox, combobox, labelled } = staffList(view, options)
  return {
    ...shared,
    add: button('users.add'),
    userId: textbox('users.userId'),
    userName: textbox('users.userName'),
    password: labelled('users.password'),
    role: combobox('users.role'),
  }
}

/** `ExtraChargeList` and `ExtraChargeForm`. */
export function extraChargePages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, shared, button, textbox, combobox } = staffList(view, options)
  return {
    ...shared,
    add: button('extraCharges.add'),
    group: combobox('extraCharges.group'),
    name: textbox('extraCharges.name'),
    amount: textbox('extraCharges.amount'),
    /** The name of a charge in the labels of its buttons. */
    named: (name: string, group: string) => t('extraCharges.named', { name, group }),
  }
}
