export * from './language.ts'
export * from './messageKey.ts'
export * from './theme.ts'
