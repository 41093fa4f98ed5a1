export { ChatSheet } from './ChatSheet.tsx'
