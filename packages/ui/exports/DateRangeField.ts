export { DateRangeField, type DateRangeFieldProps } from '../src/primitives/fields/DateRangeField.tsx'
