export {
  ExtraChargeForm,
  type ExtraChargeFormProps,
} from '../src/areas/staff/ExtraChargeForm/ExtraChargeForm.tsx'
export {
  ExtraChargeFormView,
  type ExtraChargeFormViewProps,
} from '../src/areas/staff/ExtraChargeForm/ExtraChargeFormView.tsx'
