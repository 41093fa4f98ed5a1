// What tests and stories need around a widget; published as `@fleetgis/ui/testing`.
export { loadLanguage } from '../i18n/loadLanguage.ts'
export { type Answer, SandboxProvider, type SandboxProviderProps } from './SandboxProvider.tsx'
