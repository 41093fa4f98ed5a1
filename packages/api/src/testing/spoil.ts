import fc from 'fast-check'

/** The values that replace a value of a good reply. */
export const SPOILT: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  987_654,
  1e21,
  '12',
  '1e400',
  'NaN',
  true,
  false,
  [],
  [null],
  {},
  { data: {} },
  '👩‍👩‍👧‍👦🚕\u202e',
  // Burmese in the older Zawgyi encoding: the same code points in another order.
  'ေမာင္ေမာင္ ျမန္မာ',
  '\u0000\ud800',
  'x'.repeat(1_000_000),
  JSON.parse('{"__proto__":{"data_list":[]},"constructor":1}'),
]

/** Changes of a reply, each at a random place: a value is missing, replaced, sent as text, or swapped with another. */
export type Edits = readonly {
  readonly place: number
  readonly edit:
    | { readonly kind: 'missing' }
    | { readonly kind: 'spoilt'; readonly value: unknown }
    | { readonly kind: 'asText' }
    | { readonly kind: 'swapped'; readonly other: number }
}[]

/** One to four changes of a reply; replaced values are taken from `values`. */
export function editsWith(values: readonly unknown[] = SPOILT): fc.Arbitrary<Edits> {
  const place = fc.nat(10_000)
  return fc.array(
    fc.record({
      place,
      edit: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ kind: 'missing' } as const) },
        {
          weight: 6,
          arbitrary: fc.record({ kind: fc.constant('spoilt' as const), value: fc.constantFrom(...values) }),
        },
        { weight: 2, arbitrary: fc.constant({ kind: 'asText' } as const) },
        { weight: 2, arbitrary: fc.record({ kind: fc.constant('swapped' as const), other: place }) },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
}

/** A place in a reply; the whole reply is under `reply`. */
interface Slot {
  holder: Record<string, unknown>
  key: string
}

function slotsOf(holder: Record<string, unknown>): Slot[] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key]
    const inner = typeof value === 'object' && value !== null ? slotsOf(value as Record<string, unknown>) : []
    return [{ holder, key }, ...inner]
  })
}

/** A copy of a reply with these changes. */
export function spoil(reply: unknown, changes: Edits): unknown {
  const root: Record<string, unknown> = { reply: structuredClone(reply) }
  for (const { place, edit } of changes) {
    const slots = slotsOf(root)
    const slot = slots[place % slots.length]
    if (!slot) continue
    const { holder, key } = slot
    if (edit.kind === 'missing') delete holder[key]
    else if (edit.kind === 'spoilt') holder[key] = structuredClone(edit.value)
    else if (edit.kind === 'asText') holder[key] = textOf(holder[key])
    else {
      const other = slots[edit.other % slots.length] ?? slot
      const before = structuredClone(holder[key])
      holder[key] = structuredClone(other.holder[other.key])
      other.holder[other.key] = before
    }
  }
  return root.reply
}

/** The value as a server that sends everything as text writes it. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
