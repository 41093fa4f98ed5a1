import { type HtmlTag, readTag } from './htmlTag.ts'

/** The ends of elements whose content is text; `noscript` is one in browsers that run scripts. */
const TEXT_ENDS: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'iframe', 'noembed', 'noframes', 'noscript', 'style', 'textarea', 'title', 'xmp'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
)

/** The `type` values of scripts that browsers run. */
const SCRIPT_TYPE =
  /^(?:module|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/

/** Elements that change their content's meaning, or whose missing end tag means that the reply was cut off. */
const COUNTED = ['html', 'body', 'template', 'svg', 'math'] as const

/**
 * The text of every script that a browser runs in a page, in order; undefined for text that is not HTML or is broken:
 * it starts with something else, or a tag, a comment or an element that needs an end has none. Parses HTML as browsers
 * do where it decides what is a script (comments, text elements, templates, script types), and refuses text that
 * browsers parse differently from how it looks. Reads every character once. Source: CF-76.
 */
export function replyScripts(html: string): readonly string[] | undefined {
  if (!/^\ufeff?[\t\n\f\r ]*<[a-z!?]/i.test(html)) return undefined
  const scripts: string[] = []
  const open = { html: 0, body: 0, template: 0, svg: 0, math: 0 }
  let hasHtml = false
  let at = html.indexOf('<')
  while (at >= 0) {
    const next = html.charAt(at + 1)
    const closing = next === '/'
    if (next === '') return undefined
    if (/[a-z]/i.test(closing ? html.charAt(at + 2) : next)) {
      const tag = readTag(html, at + (closing ? 2 : 1))
      if (!tag || tag.name === 'plaintext') return undefined
      at = tag.end
      const { name } = tag
      if (isCounted(name)) {
        hasHtml ||= name === 'html'
        const isEmpty = tag.selfClosing && (name === 'svg' || name === 'math')
        if (closing) open[name] = Math.max(open[name] - 1, 0)
        else if (!isEmpty) open[name] += 1
      }
      const textEnd = closing ? undefined : TEXT_ENDS.get(name)
      if (textEnd) {
        textEnd.lastIndex = at
        const end = textEnd.exec(html)?.index
        if (end === undefined) return undefined
        if (name === 'script') {
          const script = html.slice(at, end)
          if (open.svg > 0 || open.math > 0 || isDoublyEscaped(script)) return undefined
          if (open.template === 0 && isRun(tag)) scripts.push(script)
        }
        at = end
      }
    } else {
      const end = markupEnd(html, at)
      if (end === undefined) return undefined
      at = end
    }
    at = html.indexOf('<', at)
  }
  const isCut = hasHtml ? open.html > 0 : open.body > 0
  return isCut || open.template > 0 || open.svg > 0 || open.math > 0 ? undefined : scripts
}

function isCounted(name: string): name is (typeof COUNTED)[number] {
  return COUNTED.some((counted) => counted === name)
}

/**
 * The index after a `<` that starts no tag: a comment, a declaration, or a plain sign. Refuses comments that browsers
 * end early (`<!-->`, `--!>`), because they can hide what follows.
 */
function markupEnd(html: string, at: number): number | undefined {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    const text = html.slice(at + 4, end)
    return end < 0 || /^-?>/.test(text) || text.includes('--!>') ? undefined : end + 3
  }
  if (!/[!?/]/.test(html.charAt(at + 1))) return at + 1
  const end = html.indexOf('>', at)
  return end < 0 ? undefined : end + 1
}

/** After `<!--`, a `<script` makes browsers search for a later end of the script. */
function isDoublyEscaped(script: string): boolean {
  const comment = script.indexOf('<!--')
  return comment >= 0 && /<script[\t\n\f\r />]/i.test(script.slice(comment))
}

/** Whether a browser runs the text of a script element. */
function isRun({ attributes, selfClosing }: HtmlTag): boolean {
  if (selfClosing || attributes.has('src') || attributes.has('nomodule') || attributes.has('for'))
    return false
  const type = attributes.get('type')?.trim().toLowerCase()
  if (type !== undefined) return type === '' || SCRIPT_TYPE.test(type)
  const language = attributes.get('language')?.trim().toLowerCase()
  return !language || SCRIPT_TYPE.test(`text/${language}`)
}
