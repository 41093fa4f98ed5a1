export { TopUp, type TopUpProps } from '../src/areas/wallet/TopUp/TopUp.tsx'
export type { TopUpModel } from '../src/areas/wallet/TopUp/TopUpModel.ts'
export { TopUpView, type TopUpViewProps } from '../src/areas/wallet/TopUp/TopUpView.tsx'
export type { ToppedUp, TopUpIds } from '../src/areas/wallet/TopUp/useTopUp.ts'
