export { DateField, type DateFieldProps } from '../src/primitives/DateField.tsx'
