export { SearchField, type SearchFieldProps } from '../src/primitives/fields/SearchField.tsx'
