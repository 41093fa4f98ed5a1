export { TopUp, type TopUpProps } from '../src/widgets/TopUp/TopUp.tsx'
export type { TopUpModel } from '../src/widgets/TopUp/TopUpModel.ts'
export { TopUpView, type TopUpViewProps } from '../src/widgets/TopUp/TopUpView.tsx'
export type { ToppedUp, TopUpIds } from '../src/widgets/TopUp/useTopUp.ts'
