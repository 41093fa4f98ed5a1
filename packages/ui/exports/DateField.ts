export { DateField, type DateFieldProps } from '../src/primitives/fields/DateField.tsx'
