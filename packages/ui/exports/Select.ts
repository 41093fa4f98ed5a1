export { Select, type SelectOption, type SelectProps } from '../src/primitives/fields/Select.tsx'
