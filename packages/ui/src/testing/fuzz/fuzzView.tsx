import * as fc from 'fast-check'
import { Component, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many random values a view is shown with: `STORYBOOK_FUZZ_RUNS`, 100 unless set. */
const RUNS = Number((import.meta as { env?: Record<string, string> }).env?.STORYBOOK_FUZZ_RUNS ?? 100)
/** The narrowest phone, in CSS pixels. */
const WIDTH = 360
/** How many frames an answer may take. */
const PATIENCE = 300

/** What no screen may ever show: a value that was not there, or was none. */
const BROKEN = /undefined|NaN|Invalid Date|\[object |Infinity/

export interface FuzzViewOptions<Value> {
  /** Makes the values. Their texts should come from `fuzzText`, which never says by itself what must not be shown. */
  arbitrary: fc.Arbitrary<Value>
  /** Shows one. */
  render: (value: Value) => ReactElement
  /** Whether what was asked for is shown, where a form asks first; looked at frame by frame. */
  until?: (root: HTMLElement) => boolean
  /** Called after each value is shown, for more to check. */
  check?: (root: HTMLElement, value: Value) => void
  /** In place of 100; `STORYBOOK_FUZZ_RUNS` wins where it is more. */
  runs?: number
}

/**
 * A story that shows a view with random values, at 360 px: it never crashes, overflows, runs what a text says, or shows
 * `undefined`, `NaN`, `Invalid Date` or `[object Object]` (R2, T6). Spread it into a story: `{ ...fuzzView({ … }) }`.
 */
export function fuzzView<Value>({ arbitrary, render, until, check, runs = RUNS }: FuzzViewOptions<Value>) {
  let show: Show = () => {}
  let crash: unknown
  const stage = (
    <Stage
      onReady={(ready) => {
        show = ready
      }}
      onCrash={(error) => {
        crash = error
      }}
    />
  )

  return {
    tags: ['!dev', '!autodocs'],
    render: () => stage,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const root = canvasElement.querySelector<HTMLElement>('[data-part="fuzz"]')
      if (!root) throw new Error('The stage is not there.')
      await fc.assert(
        fc.asyncProperty(arbitrary, async (value) => {
          crash = undefined
          flushSync(() => show(render(value)))
          // What effects ask for is drawn by the next frame.
          let frames = 0
          do {
            await new Promise((resolve) => requestAnimationFrame(resolve))
            frames += 1
          } while (crash === undefined && until && !until(root) && frames < PATIENCE)
          if (crash === undefined && until && !until(root))
            throw new Error('What was asked for is not shown.')
          if (crash !== undefined) throw crash
          expectWhole(root)
          check?.(root, value)
        }),
        // The same values each day, so that a failure is of the change that it comes with, and told at once: to look for a
        // smaller one takes longer than a test may. Others where more are asked for.
        RUNS === 100 ? { numRuns: runs, seed: 1, endOnFailure: true } : { numRuns: Math.max(runs, RUNS) },
      )
      flushSync(() => show(undefined))
    },
  }
}

type Show = (shown: ReactElement | undefined) => void

interface StageProps {
  onReady: (show: Show) => void
  onCrash: (error: unknown) => void
}

/** As wide as the narrowest phone leaves it. Each element has a boundary of its own, so that one crash is not the next one's. */
function Stage({ onReady, onCrash }: StageProps) {
  const [{ shown, count }, setShown] = useState<{ shown?: ReactElement | undefined; count: number }>({
    count: 0,
  })
  useEffect(() => onReady((next) => setShown((last) => ({ shown: next, count: last.count + 1 }))), [onReady])
  return (
    <div data-part="fuzz" style={{ width: WIDTH - 48 }}>
      {shown ? (
        <Crash key={count} onCrash={onCrash}>
          {shown}
        </Crash>
      ) : null}
    </div>
  )
}

/** Throws where a part of a page shows what it must not, or is wider than its place. */
export function expectWhole(root: HTMLElement): void {
  const said = [root.textContent, ...namesIn(root)].join('\n')
  const broken = BROKEN.exec(said)
  if (broken) throw new Error(`"${said.slice(Math.max(0, broken.index - 40), broken.index + 40)}" is shown.`)
  if (root.scrollWidth > root.clientWidth)
    throw new Error(`${root.scrollWidth} px wide, in a place of ${root.clientWidth}: ${widest(root)}`)
  if ('__xss' in window) throw new Error('What a text says was run.')
  const foreign = root.querySelector('img[src^="x"], iframe, object, script')
  if (foreign) throw new Error(`A text became ${foreign.outerHTML.slice(0, 80)}`)
}

const NAMING = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src']

function namesIn(root: HTMLElement): string[] {
  return NAMING.flatMap((name) =>
    Array.from(root.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
  )
}

function widest(root: HTMLElement): string {
  const edge = root.getBoundingClientRect().right
  const over = Array.from(root.querySelectorAll('*')).findLast(
    (element) => element.getBoundingClientRect().right > edge + 0.5,
  )
  return over?.outerHTML.slice(0, 160) ?? ''
}

class Crash extends Component<{ onCrash: (error: unknown) => void; children: ReactNode }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}

/** Texts as names and addresses come, and as nobody expects them. */
const TEXTS = [
  '',
  ' ',
  'Aung',
  'ဒေါ်ခင်မာ',
  'ရွှေတိဂုံဘုရားလမ်းအနီးတောင်ဘက်မုခ်',
  'Pagoda '.repeat(20),
  'W'.repeat(300),
  '"><img src=x onerror="window.__xss=1">',
  '<svg/onload=window.__xss=1>',
  'javascript:window.__xss=1',
  '{{7*7}}',
  '{{count}}',
  '👩‍👩‍👧‍👦🚕',
  '\u202eمرحبا',
  'a\u0000b\u200b',
  '0',
  '-1',
  '1e309',
  '09791234567',
  'aung@example.com',
] as const

/** A text: usual, empty, long, Burmese, an attack, or any characters. */
export const fuzzText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

/** A number as a reply may hold it: of any size, and none. */
export const fuzzNumber: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -5, max: 20_000 }),
  fc.double(),
  fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e21, Number.MAX_SAFE_INTEGER),
)

/** A value, or its absence. */
export const orNone = <Value,>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })

/** A position on earth, or hardly. */
export const fuzzPlace = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
