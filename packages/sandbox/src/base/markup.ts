/** Markup with all text escaped. */
export interface Html {
  readonly html: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

type Value = string | number | Html | readonly Html[]

/** Builds HTML or SVG: values in `${}` are escaped unless they are `Html`. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, index) => (index === 0 ? '' : write(values[index - 1])) + part).join('') }
}

function write(value: Value | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map((part) => part.html).join('')
}
