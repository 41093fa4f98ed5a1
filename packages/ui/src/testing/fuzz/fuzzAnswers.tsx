import type { World } from '@fleetgis/sandbox'
import * as fc from 'fast-check'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { type Edits, editsWith, SPOILT, spoil } from '../../../../api/src/testing/spoil.ts'
import type { Answer } from '../index.ts'
import { StoryProvider } from '../StoryProvider.tsx'
import { openStoryServers } from '../storyServers.ts'
import { fuzzView } from './fuzzView.tsx'

/** A connected widget, and the user who opens it. */
export interface Screen {
  /** The user id whose token the calls carry. */
  signedInAs: string
  widget: ReactElement
}

export interface FuzzAnswersOptions {
  /** Creates the world and its responses. Called once; nothing changes the world. */
  city: () => { world: World; answer: Answer }
  /** The widgets to open, one per run. */
  screens: () => readonly Screen[]
  /** Whether the loaded content is shown; called per frame. */
  until: (root: HTMLElement) => boolean
  /** Multiplies the number of runs. */
  times: number
}

/** A string longer than any server should send, short enough to render a hundred times. */
const HUGE = 'x'.repeat(20_000)

/**
 * The replacements of valid values: those of the client's tests, without texts that contain forbidden output
 * themselves, and markup.
 */
const VALUES = [
  ...SPOILT.filter((value) => value !== 'NaN').map((value) =>
    typeof value === 'string' && value.length > HUGE.length ? HUGE : value,
  ),
  '"><img src=x onerror="window.__xss=1">',
  'javascript:window.__xss=1',
  'ရွှေတိဂုံဘုရားလမ်းအနီးတောင်ဘက်မုခ်',
]

/** The edits per answer, in turn; some are empty, so that later requests happen too. */
const turns = fc.array(
  fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: editsWith(VALUES) }),
  { minLength: 1, maxLength: 4 },
)

/**
 * A story that opens a connected widget with answers of a world in which values are missing, null, of another type,
 * numbers as text, unknown codes, huge, Zawgyi, emoji or markup, and checks it as `fuzzView` does (R2).
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
        <Opened signedInAs={shown?.signedInAs} world={city.world} answer={spoilt(city.answer, turns)}>
          {shown?.widget}
        </Opened>
      )
    },
  })
}

interface OpenedProps {
  signedInAs: string | undefined
  world: World
  answer: Answer
  children: ReactNode
}

/** A widget with servers of its own, so that a late call of one run takes no edits from the next. */
function Opened({ signedInAs, world, answer, children }: OpenedProps) {
  const [servers] = useState(() => openStoryServers('any-answer', { world, answer }))
  useEffect(() => () => servers.close(), [servers])
  return (
    <StoryProvider servers={servers} signedInAs={signedInAs}>
      {children}
    </StoryProvider>
  )
}

/** Applies the edits to the answers in turn. */
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
