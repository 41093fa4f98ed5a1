export { RateForm, type RateFormProps } from '../src/areas/staff/RateForm/RateForm.tsx'
export { RateFormView, type RateFormViewProps } from '../src/areas/staff/RateForm/RateFormView.tsx'
