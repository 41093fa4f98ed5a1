import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { type Edits, editsWith, SPOILT, spoil } from '../../../../api/src/testing/spoil.ts'
import { type Answer, SandboxProvider, type SandboxProviderProps } from '../index.ts'
import { fuzzView } from './fuzzView.tsx'

/** A connected widget, and who opens it. */
export interface Screen {
  /** The user id whose token calls carry. */
  signedInAs: string
  widget: ReactElement
}

export interface FuzzAnswersOptions {
  /** The world whose answers are spoilt, and what answers for it. Made once; nothing in it is changed. */
  city: () => { world: ReturnType<NonNullable<SandboxProviderProps['world']>>; answer: Answer }
  /** What is opened: one of these each time. */
  screens: () => readonly Screen[]
  /** Whether what was asked for is shown; looked at frame by frame. */
  until: (root: HTMLElement) => boolean
}

/** A string that is longer than any server should send, and that a page can still draw a hundred times. */
const HUGE = 'x'.repeat(20_000)

/**
 * What good values are replaced by: as in the tests of the client, but for texts that say by themselves what must not be
 * shown; and markup.
 */
const VALUES = [
  ...SPOILT.filter((value) => value !== 'NaN').map((value) =>
    typeof value === 'string' && value.length > HUGE.length ? HUGE : value,
  ),
  '"><img src=x onerror="window.__xss=1">',
  'javascript:window.__xss=1',
  'ရွှေတိဂုံဘုရားလမ်းအနီးတောင်ဘက်မုခ်',
]

/** What is done to the answers of a screen, in turn; some are left as they are, so that later ones are asked for. */
const turns = fc.array(
  fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: editsWith(VALUES) }),
  { minLength: 1, maxLength: 4 },
)

/**
 * A story that opens a connected widget with real answers of a world in which something is missing, null, of another
 * type, a number as text, of an unknown code, huge, Zawgyi, an emoji or markup, and looks at it as `fuzzView` does (R2).
 */
export function fuzzAnswers({ city: makeCity, screens: makeScreens, ...options }: FuzzAnswersOptions) {
  let opened: { city: ReturnType<typeof makeCity>; screens: readonly Screen[] } | undefined
  return fuzzView({
    ...options,
    arbitrary: fc.record({ turns, screen: fc.nat(5) }),
    render: ({ turns, screen }) => {
      opened ??= { city: makeCity(), screens: makeScreens() }
      const { city, screens } = opened
      const shown = screens[screen % screens.length]
      return (
        <SandboxProvider
          world={() => city.world}
          signedInAs={shown?.signedInAs}
          answer={spoilt(city.answer, turns)}
        >
          {shown?.widget}
        </SandboxProvider>
      )
    },
  })
}

/** The same answers, each with its changes. */
function spoilt(answer: Answer, turns: readonly Edits[]): Answer {
  let count = 0
  return async (request) => {
    const response = await answer(request)
    if (!response.headers.get('Content-Type')?.includes('json')) return response
    const changes = turns[count++ % turns.length] ?? []
    const reply = spoil(await response.json(), changes)
    return new Response(JSON.stringify(reply), { status: response.status, headers: response.headers })
  }
}
