import * as fc from 'fast-check'
import { Component, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The number of random values for each view, in place of a story's own. */
const FUZZ_RUNS = (import.meta as { env?: Record<string, string> }).env?.STORYBOOK_FUZZ_RUNS
/** The narrowest phone, in CSS pixels. */
const WIDTH = 360
/** The number of frames that an answer may take. */
const MAX_FRAMES = 300

/** The output that no screen may show: stringified absent or invalid values. */
const BROKEN = /undefined|NaN|Invalid Date|\[object |Infinity/

export interface FuzzViewsOptions<Value> {
  /** The names of the views, for errors. */
  names: readonly string[]
  /** Creates the value of one view, without output that no screen may show. */
  arbitrary: fc.Arbitrary<Value>
  /** Renders the view at an index with a value. */
  render: (value: Value, index: number) => ReactElement
  /** Called before each run: forgets what the browser keeps of the last one. */
  forget: () => Promise<void>
  /** Whether the loaded content of the view at an index is shown; called per frame. */
  until: (root: HTMLElement, index: number) => boolean
  /** How many values each view has in `npm test`. */
  runs: number
}

/**
 * A story that renders views with random values, at 360 px: they never crash, overflow, run a text as a script, or
 * show `undefined`, `NaN`, `Invalid Date` or `[object Object]` (R2). They are rendered side by side, because most of
 * their time is waiting. Spread it into a story: `{ ...fuzzViews({ … }) }`.
 */
export function fuzzViews<Value>({ names, arbitrary, render, forget, until, runs }: FuzzViewsOptions<Value>) {
  let show: Show = () => {}
  let mounts = 0
  const stages = (
    <Stages
      onReady={(ready) => {
        show = ready
      }}
    />
  )

  async function run(root: HTMLElement, values: readonly Value[]) {
    await forget()
    const crashes = new Map<number, unknown>()
    const shown = values.map((value, index): FuzzedView => {
      mounts += 1
      return { id: mounts, element: render(value, index), onCrash: (error) => crashes.set(index, error) }
    })
    flushSync(() => show(shown))
    const views = Array.from(root.children) as HTMLElement[]
    const isDone = (view: HTMLElement, index: number) => crashes.has(index) || until(view, index)
    // Updates of effects render in the next frame.
    let frames = 0
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames += 1
    } while (!views.every(isDone) && frames < MAX_FRAMES)
    for (const [index, view] of views.entries()) {
      try {
        if (crashes.has(index)) throw crashes.get(index)
        if (!until(view, index)) throw new Error('What was asked for is not shown.')
        expectWhole(view)
      } catch (cause) {
        throw new Error(`${names[index]}: ${cause}`, { cause })
      }
    }
  }

  return {
    tags: ['!dev', '!autodocs'],
    render: () => stages,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const root = canvasElement.querySelector<HTMLElement>('[data-part="fuzz"]')
      if (!root) throw new Error('The stage is not there.')
      await fc.assert(
        fc.asyncProperty(fc.tuple(...names.map(() => arbitrary)), (values) => run(root, values)),
        // A fixed seed makes a failure reproducible. Shrinking is off, because it takes longer than the time limit of a
        // test.
        FUZZ_RUNS === undefined
          ? { numRuns: runs, seed: 1, endOnFailure: true }
          : { numRuns: Number(FUZZ_RUNS), endOnFailure: true },
      )
      flushSync(() => show([]))
    },
  }
}

interface FuzzedView {
  /** Different for each mount: the element of the next run is mounted again. */
  readonly id: number
  readonly element: ReactElement
  readonly onCrash: (error: unknown) => void
}

type Show = (shown: readonly FuzzedView[]) => void

/** Each element has the width of the narrowest phone, and its own boundary. */
function Stages({ onReady }: { onReady: (show: Show) => void }) {
  const [shown, setShown] = useState<readonly FuzzedView[]>([])
  // Before the `play`, which may start before passive effects.
  useLayoutEffect(() => onReady(setShown), [onReady])
  return (
    <div data-part="fuzz">
      {shown.map(({ id, element, onCrash }) => (
        <div key={id} style={{ width: WIDTH - 48 }}>
          <Crash onCrash={onCrash}>{element}</Crash>
        </div>
      ))}
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
