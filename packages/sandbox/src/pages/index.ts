export { type KnownInput, knownInputs } from './knownInputs.ts'
export { type ReadyLink, readyLinks } from './readyLinks.ts'
