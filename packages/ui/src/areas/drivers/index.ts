export { ContactLine } from './ContactLine.tsx'
