export { DateRangeField, type DateRangeFieldProps } from '../src/primitives/DateRangeField.tsx'
