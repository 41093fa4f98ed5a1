export { PaymentResult, type PaymentResultProps } from '../src/areas/payments/PaymentResult/PaymentResult.tsx'
export {
  PaymentResultView,
  type PaymentResultViewProps,
} from '../src/areas/payments/PaymentResult/PaymentResultView.tsx'
