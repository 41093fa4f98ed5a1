export { AddBalance } from './AddBalance/AddBalance.tsx'
export { TransactionHistory } from './TransactionHistory/TransactionHistory.tsx'
