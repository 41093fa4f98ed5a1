export { MultiSelect, type MultiSelectProps } from '../src/primitives/fields/MultiSelect.tsx'
