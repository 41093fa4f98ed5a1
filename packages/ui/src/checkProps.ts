type Kind = 'text' | 'number' | 'list' | 'function'

/** What a check of props throws: the widget is right again once its props are. */
export class PropError extends TypeError {}

/** What a widget cannot do without of a model, by field; a field with `?` may be missing. */
export type NeededFields = Readonly<Record<string, Kind | `${Kind}?`>>

const IS_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  list: Array.isArray,
  function: (value) => typeof value === 'function',
}

/**
 * Throws with the fields that a model given to a widget lacks, which a page in JavaScript may leave out. The widget's
 * boundary catches the error, and the browser's console has the sentence.
 */
export function checkModel(widget: string, prop: string, model: unknown, needed: NeededFields): void {
  const given = Object(model) as Record<string, unknown>
  const missing = Object.entries(needed).flatMap(([name, asked]) => {
    const kind = asked.replace('?', '') as Kind
    const isMissing = given[name] === undefined || given[name] === null
    return (isMissing && asked !== kind) || IS_KIND[kind](given[name]) ? [] : [`${name} (a ${kind})`]
  })
  if (missing.length === 0) return
  const fields = missing.join(', ')
  throw new PropError(`${widget}: ${prop} has no ${fields}. Give it as the type of the prop says.`)
}

/** Throws with the values of a prop where it is none of them. */
export function checkOneOf(widget: string, prop: string, value: unknown, values: readonly string[]): void {
  if (!values.some((one) => one === value))
    throw new PropError(`${widget}: ${prop} is ${JSON.stringify(value)}. Give ${values.join(', ')}.`)
}
