export { SuggestField, type SuggestFieldProps } from '../src/primitives/fields/SuggestField.tsx'
export type { Suggestion } from '../src/primitives/fields/SuggestList.tsx'
