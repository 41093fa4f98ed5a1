export { maskEmail, maskPhone } from './mask.ts'
export { phoneLink } from './phoneLink.ts'
