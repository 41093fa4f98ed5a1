export { PaymentStart, type PaymentStartProps } from '../src/areas/payments/PaymentStart/PaymentStart.tsx'
export {
  type PaymentStartState,
  PaymentStartView,
  type PaymentStartViewProps,
} from '../src/areas/payments/PaymentStart/PaymentStartView.tsx'
export type { PaymentStartQuery } from '../src/areas/payments/PaymentStart/usePaymentStart.ts'
