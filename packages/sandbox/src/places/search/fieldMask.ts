/**
 * The paths of a field mask, such as `location` and `displayName.text`; `*` matches everything, also at the end, as in
 * `x.*`.
 */
export type FieldMask = readonly string[]

/** Reads the header; ignores blanks around a path. */
export const readMask = (header: string): FieldMask =>
  header.split(',').map((path) => path.trim().replace(/\.\*$/, ''))

/** The first path of a mask that matches none of the fields, which are whole paths; undefined if all match. */
export function unknownPath(mask: FieldMask, fields: readonly string[]): string | undefined {
  return mask.find(
    (path) => path !== '*' && !fields.some((field) => field === path || field.startsWith(`${path}.`)),
  )
}

/** Applies a mask to a reply. A list keeps its length: an entry without a wanted field is an empty object. */
export function masked(reply: unknown, mask: FieldMask): unknown {
  if (mask.some((path) => path === '*' || path === '')) return reply
  if (Array.isArray(reply)) return reply.map((entry) => masked(entry, mask))
  if (typeof reply !== 'object' || reply === null) return reply
  const kept = Object.entries(reply).flatMap(([name, value]) => {
    const inner = mask.flatMap((path) =>
      path === name ? [''] : path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
    )
    return inner.length === 0 ? [] : [[name, masked(value, inner)]]
  })
  return Object.fromEntries(kept)
}
