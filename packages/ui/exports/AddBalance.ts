export { AddBalance, type AddBalanceProps } from '../src/areas/wallet/AddBalance/AddBalance.tsx'
