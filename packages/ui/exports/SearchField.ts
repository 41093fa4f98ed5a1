export { SearchField, type SearchFieldProps } from '../src/primitives/SearchField.tsx'
