export { type PeriodList, PeriodSelect, type PeriodSelectProps } from '../src/primitives/PeriodSelect.tsx'
