export { AddBalance } from './AddBalance/AddBalance.tsx'
export { Balance } from './Balance.tsx'
export { TopUp } from './TopUp/TopUp.tsx'
export { TransactionHistory } from './TransactionHistory/TransactionHistory.tsx'
