export { Select, type SelectItem, type SelectProps } from '../src/primitives/fields/Select.tsx'
