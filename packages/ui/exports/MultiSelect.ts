export { MultiSelect, type MultiSelectProps } from '../src/primitives/MultiSelect.tsx'
