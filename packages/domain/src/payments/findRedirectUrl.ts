import { type AddressOptions, allowedAddress } from '../query/allowedAddress.ts'
import { asText } from '../query/asText.ts'

export interface RedirectOptions extends AddressOptions {
  /** Host names, compared whole and in any case; without any, no address is allowed. */
  readonly allowedHosts: readonly string[]
}

/** Elements whose content is text or runs no script: they are skipped whole. */
const INERT = 'title|style|textarea|noscript|template|iframe|svg|math|xmp|noembed|noframes|plaintext'
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`

/** One part of a page at an index. Where none matches, as at a tag without its end, the page is not read. */
const PAGE_PART = new RegExp(
  [
    '[^<]+',
    '<!--(?!-?>)(?:(?!--!?>)[^])*-->',
    String.raw`<(${INERT})(?![\w-])${ATTRIBUTES}>[^]*?</\1\s*>`,
    String.raw`<script((?![\w-])${ATTRIBUTES})>([^]*?)</script\s*>`,
    String.raw`<(?!/?(?:${INERT}|script)(?![\w-])|!--)[a-z/!]${ATTRIBUTES}>`,
  ].join('|'),
  'iy',
)

/** The attributes of a script that certainly runs. */
const PLAIN_SCRIPT = /^(?:\s+type\s*=\s*(["']?)text\/javascript\1|\s+nonce="[^"]*")*\s*$/i

const GAP = String.raw`(?:\s|/\*(?:(?!\*/)[^])*\*/|//.*(?:[\n\r\u2028\u2029]|$))*`
/** The only statement of a script or of its only function. */
const CALL = new RegExp(
  String.raw`^${GAP}window\s*\.\s*open\s*\(\s*(["'])((?:\\/|(?!\1)[^\\\n\r])*)\1\s*,\s*(["'])_[sS][eE][lL][fF]\3\s*\)${GAP}(?:;${GAP})?$`,
)
const FUNCTION = new RegExp(String.raw`^${GAP}function\s+\w+\s*\(\s*\)\s*\{([^]*)\}${GAP}$`)

/**
 * The address that a reply of the payment gateway opens in the same window by `window.open('…','_self')`, in normal
 * form; undefined unless there is exactly one and `allowedAddress` allows it. The call must be the only statement of
 * its script or of the script's only function: any other script that opens something makes the reply unreadable, so
 * that no script has to be understood. The reply is never run or rendered. Source: CF-76.
 */
export function findRedirectUrl(html: string, options: RedirectOptions): string | undefined {
  const hosts: readonly unknown[] = Array.isArray(options?.allowedHosts) ? options.allowedHosts : []
  const loopback = options?.loopback === true
  const addresses = openingScripts(asText(html)).map((script) => {
    const address = script === undefined ? undefined : openedAddress(script)
    return address === undefined ? undefined : allowedAddress(address, hosts, { loopback })
  })
  const [first] = addresses
  return addresses.every((address) => address === first) ? first : undefined
}

/** The scripts with the word `open`; undefined for one that may not run. None if the text is no whole page. */
function openingScripts(html: string): readonly (string | undefined)[] {
  const text = html.trimStart()
  if (!/^<[a-z!]/i.test(text) || isCut(text, 'html') || isCut(text, 'body')) return []
  const scripts: (string | undefined)[] = []
  for (let at = 0; at < text.length; at = PAGE_PART.lastIndex) {
    PAGE_PART.lastIndex = at
    const part = PAGE_PART.exec(text)
    if (!part) return []
    const [, , attributes = '', script] = part
    if (script?.includes('open')) scripts.push(PLAIN_SCRIPT.test(attributes) ? script : undefined)
  }
  return scripts
}

/** Whether an element was begun and not ended: the reply was cut off. */
function isCut(html: string, name: string): boolean {
  return new RegExp(`<${name}[\\s>]`, 'i').test(html) && !new RegExp(`</${name}\\s*>`, 'i').test(html)
}

/** The address that a script opens in the same window; undefined if the script is anything else. */
function openedAddress(script: string): string | undefined {
  const statement = FUNCTION.exec(script)?.[1] ?? script
  return CALL.exec(statement)?.[2]?.replaceAll('\\/', '/')
}
