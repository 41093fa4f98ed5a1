/** What a widget cannot do without of a model, by field. */
export type NeededFields = Readonly<Record<string, 'text' | 'number' | 'list'>>

const IS_KIND: Readonly<Record<NeededFields[string], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  list: Array.isArray,
}

/**
 * Throws with the fields that a model given to a widget lacks, which a page in JavaScript may leave out. The widget's
 * boundary catches the error, and the browser's console has the sentence.
 */
export function checkModel(widget: string, prop: string, model: unknown, needed: NeededFields): void {
  const given = Object(model) as Record<string, unknown>
  const missing = Object.entries(needed).filter(([name, kind]) => !IS_KIND[kind](given[name]))
  if (missing.length === 0) return
  const fields = missing.map(([name, kind]) => `${name} (a ${kind})`).join(', ')
  throw new TypeError(`${widget}: ${prop} has no ${fields}. Give it as the type of the prop says.`)
}

/** Throws with the values of a prop where it is none of them. */
export function checkOneOf(widget: string, prop: string, value: unknown, values: readonly string[]): void {
  if (!values.some((one) => one === value))
    throw new TypeError(`${widget}: ${prop} is ${JSON.stringify(value)}. Give ${values.join(', ')}.`)
}
