/** Latin words that Burmese screens may have, each with its reason. A story adds its own in `parameters.latinWords`. */
const LATIN_WORDS: readonly { words: RegExp; reason: string }[] = [
  { words: /\bFleet GIS\b/g, reason: 'the name of the product' },
  { words: /\bEnglish\b/g, reason: 'each language is offered in its own words' },
  { words: /\b(MMK|GPS|PIN|CSV)\b/g, reason: 'written so in Burmese too' },
  { words: /\b(dd\/mm\/yyyy)\b/g, reason: 'how a date is typed' },
  { words: /[^\s@]+@[^\s@]+/g, reason: 'mail addresses, which are user ids' },
  { words: /\bCar\b/g, reason: "a type of vehicle, in the server's words" },
  { words: /https?:\/\/\S+/g, reason: 'addresses' },
  { words: /[\w-]*\d[\w-]*/g, reason: 'ids, codes and number plates' },
  { words: /© .*/g, reason: 'the attribution that the tile provider requires' },
]

/** Attributes with accessible names and descriptions. */
const SAID = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
]

const MIN_LINE_HEIGHT = 1.8

/**
 * Throws if a Burmese screen has English (3 Latin letters or more in a name or a text, except allowed words), or lines
 * too close for Burmese. Text marked as another language is skipped.
 */
export function expectBurmese(root: Element, allowed: Readonly<Record<string, string>> = {}): void {
  const problems: string[] = []
  const strip = (text: string) => {
    const known = Object.keys(allowed).reduce((rest, words) => rest.replaceAll(words, ''), text)
    return LATIN_WORDS.reduce((rest, { words }) => rest.replaceAll(words, ''), known)
  }
  const check = (what: string, text: string | null) => {
    if (text && /[A-Za-z]{3}/.test(strip(text)))
      problems.push(`${what} "${text.trim().slice(0, 80)}" is not Burmese, nor in parameters.latinWords`)
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (
      element.closest('[lang]')?.getAttribute('lang') !== 'my' ||
      element.closest('style, script, noscript')
    )
      continue
    for (const name of SAID) check(name, element.getAttribute(name))
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = own.map((node) => node.textContent).join('')
    check('the text', text)
    if (/[\u1000-\u109f]/.test(text)) problems.push(...findCramped(element, text.trim().slice(0, 40)))
  }
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
}

function findCramped(element: Element, text: string): string[] {
  const { lineHeight, fontSize, letterSpacing, textTransform } = getComputedStyle(element)
  const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  return [
    ...(ratio < MIN_LINE_HEIGHT - 0.01 ? [`"${text}" has lines of ${ratio.toFixed(2)} times its size`] : []),
    ...(letterSpacing !== 'normal' && Number.parseFloat(letterSpacing) !== 0
      ? [`"${text}" has spaced letters`]
      : []),
    ...(textTransform !== 'none' ? [`"${text}" is put into other letters`] : []),
  ]
}
