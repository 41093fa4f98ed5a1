import { DEFINITIONS } from './definitions.ts'
import type { FleetSettings } from './settings.ts'

const names = Object.keys(DEFINITIONS)
const filling = Object.entries(DEFINITIONS).flatMap(([name, { isFilling }]) => (isFilling ? name : []))

/** The second keeps `hidden`, which the first one overrides. */
const RULES = [
  `${names} { display: block }`,
  `${names.map((name) => `${name}[hidden]`)} { display: none }`,
  `${filling} { position: relative }`,
]

let style: HTMLStyleElement | undefined

/**
 * Adds the rules of all elements before those of the page, so that the page's win. As the styles of the kit they are in
 * a style element with the page's nonce, empty at first: one policy allows both. Where it is blocked, a later call tries
 * again, with the nonce that the page may have set meanwhile.
 */
export function addRules({ nonce }: FleetSettings): void {
  if (style?.sheet) return
  style?.remove()
  style = document.createElement('style')
  style.setAttribute('nonce', nonce ?? nonceOfPage())
  document.head.prepend(style)
  for (const rule of RULES) style.sheet?.insertRule(rule)
}

function nonceOfPage(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || ''
}
