export { UserForm, type UserFormProps } from '../src/areas/staff/UserForm/UserForm.tsx'
export { UserFormView, type UserFormViewProps } from '../src/areas/staff/UserForm/UserFormView.tsx'
