import * as fc from 'fast-check'
import { Component, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The number of random values for each widget, in place of a story's own. */
const FUZZ_RUNS = (import.meta as { env?: Record<string, string> }).env?.STORYBOOK_FUZZ_RUNS
/** The narrowest phone, in CSS pixels. */
const WIDTH = 360
/** The number of frames that an answer may take. */
const MAX_FRAMES = 300

/** The output that no screen may show: stringified absent or invalid values. */
const BROKEN = /undefined|NaN|Invalid Date|\[object |Infinity/

export interface FuzzViewOptions<Value> {
  /** Creates the values, without output that no screen may show. */
  arbitrary: fc.Arbitrary<Value>
  /** Renders a value. */
  render: (value: Value) => ReactElement
  /** Called before each value: forgets what the browser keeps of the last one. */
  forget?: () => Promise<void>
  /** Whether the loaded content is shown, for views that fetch; called per frame. */
  until?: (root: HTMLElement) => boolean
  /** How many widgets the story renders in turn. */
  widgets?: number
  /** How many values each of them has in `npm test`. */
  runs?: number
}

/**
 * A story that renders a view with random values, at 360 px: it never crashes, overflows, runs a text as a script, or
 * shows `undefined`, `NaN`, `Invalid Date` or `[object Object]` (R2). Spread it into a story: `{ ...fuzzView({ … }) }`.
 */
export function fuzzView<Value>({
  arbitrary,
  render,
  forget,
  until,
  widgets = 1,
  runs = 10,
}: FuzzViewOptions<Value>) {
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
          await forget?.()
          crash = undefined
          flushSync(() => show(render(value)))
          // Updates of effects render in the next frame.
          let frames = 0
          do {
            await new Promise((resolve) => requestAnimationFrame(resolve))
            frames += 1
          } while (crash === undefined && until && !until(root) && frames < MAX_FRAMES)
          if (crash === undefined && until && !until(root))
            throw new Error('What was asked for is not shown.')
          if (crash !== undefined) throw crash
          expectWhole(root)
        }),
        // A fixed seed makes a failure reproducible. Shrinking is off, because it takes longer than the time limit of a
        // test.
        FUZZ_RUNS === undefined
          ? { numRuns: runs * widgets, seed: 1, endOnFailure: true }
          : { numRuns: Number(FUZZ_RUNS) * widgets, endOnFailure: true },
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

/**
 * Has the width of the narrowest phone. Each element has its own boundary, so that a crash does not affect the next
 * one.
 */
function Stage({ onReady, onCrash }: StageProps) {
  const [{ shown, count }, setShown] = useState<{ shown?: ReactElement | undefined; count: number }>({
    count: 0,
  })
  // Before the `play`, which may start before passive effects.
  useLayoutEffect(
    () => onReady((next) => setShown((last) => ({ shown: next, count: last.count + 1 }))),
    [onReady],
  )
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

/** Throws if an element shows forbidden output, or is wider than its container. */
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
    (element) =>
      !element.closest('[data-component="Toaster"]') && element.getBoundingClientRect().right > edge + 0.5,
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
