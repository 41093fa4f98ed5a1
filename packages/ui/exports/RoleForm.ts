export { RoleForm, type RoleFormProps } from '../src/areas/staff/RoleForm/RoleForm.tsx'
export { RoleFormView, type RoleFormViewProps } from '../src/areas/staff/RoleForm/RoleFormView.tsx'
