import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TextKey, Translate } from '../../i18n/words.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { type Fleet, FleetContext, useFleet } from '../../provider/FleetContext.ts'
import { allWords } from '../../testing/allWords.ts'
import { everyWidget } from '../../testing/everyMount.ts'
import { inBoundary, WidgetBoundary } from './WidgetBoundary.tsx'

/** The words of the error card. */
const CARD: ReadonlySet<TextKey> = new Set([
  'common.partBroken',
  'common.partNotLoaded',
  'common.reload',
  'common.retry',
])

/** An error that contains personal data, as errors of servers and browsers may. */
const failure = () => new RangeError('No driver aung@example.com')

type Way = 'render' | 'effect' | 'chunk'

/** Breaks every part below that calls `useText`, which all widgets do. */
function Sabotage({ way, onError, children }: { way: Way; onError: Fleet['onError']; children: ReactNode }) {
  const fleet = useFleet()
  const [broken] = useState(() => {
    let isArmed = true
    const tell: Fleet['onError'] = (event) => {
      isArmed = false
      onError?.(event)
    }
    const throwingWords: Translate = (key, values) => {
      if (isArmed && way === 'render' && !CARD.has(key)) throw failure()
      if (isArmed && way === 'chunk' && !CARD.has(key))
        throw new TypeError('Failed to fetch dynamically imported module: https://fleet.example/part.js')
      return fleet.texts(allWords)(key, values)
    }
    // biome-ignore lint/correctness/noComponentHookFactories: called once per sabotage
    function useThrowingEffect() {
      useEffect(() => {
        if (isArmed && way === 'effect') throw failure()
      }, [])
      return throwingWords
    }
    const texts = useThrowingEffect as Fleet['texts']
    return Object.defineProperty({ ...fleet, onError: tell, texts }, 't', { get: useThrowingEffect })
  })
  return <FleetContext value={broken}>{children}</FleetContext>
}

/** Renders one widget at a time, beside other content of the page. */
function Stage({ way, onError }: { way: Way; onError: Fleet['onError'] }) {
  const [name, setName] = useState('')
  return (
    <>
      <label>
        Widget{' '}
        <select value={name} onChange={(event) => setName(event.target.value)}>
          <option value="">none</option>
          {Object.keys(everyWidget).map((widget) => (
            <option key={widget}>{widget}</option>
          ))}
        </select>
      </label>
      <p>The page around</p>
      <div data-part="stage" style={{ height: 400 }}>
        <Sabotage key={name} way={way} onError={onError}>
          {everyWidget[name]}
        </Sabotage>
      </div>
    </>
  )
}

function Fails(): ReactNode {
  throw failure()
}

/**
 * Around each connected widget: if the widget fails in rendering, in an effect or in loading its code, an error card
 * replaces it, and the rest of the page stays. An error of an event handler reaches the `error` event of the page.
 *
 * **Do** put one around a part of your own that may fail alone.
 *
 * **Events** `onError` of the provider, with the widget's name and the kind of the error, once per failure.
 *
 * ```tsx
 * import { WidgetBoundary } from '@fleetgis/ui'
 *
 * <WidgetBoundary name="Earnings">
 *   <Earnings />
 * </WidgetBoundary>
 * ```
 */
const meta = {
  title: 'Widgets/WidgetBoundary',
  component: WidgetBoundary,
  args: { name: 'Fails', children: <Fails /> },
} satisfies Meta<typeof WidgetBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

type StageStory = StoryObj<typeof Stage>
type Play = NonNullable<StageStory['play']>

/** Mounts each widget, which fails, and checks its error card. With `retries` it then presses Try again. */
function failEach(message: string, retries = false): Play {
  return async ({ canvasElement, args: { way, onError } }) => {
    const canvas = within(canvasElement)
    const widgets = Object.keys(everyWidget)
    await expect(widgets.length).toBeGreaterThan(0)
    for (const widget of widgets) {
      const reported = onError as ReturnType<typeof fn>
      reported.mockClear()
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Widget' }), widget)
      const stage = canvasElement.querySelector<HTMLElement>('[data-part="stage"]') ?? canvasElement
      const part = within(stage)
      await waitFor(() => expect(part.getByText(message), widget).toBeVisible())
      await expect(canvas.getByText('The page around')).toBeVisible()
      await expect(reported, widget).toHaveBeenCalledOnce()
      const [event] = reported.mock.calls[0] ?? []
      await expect(event).toMatchObject({ widget, isLoadFailure: way === 'chunk' })
      await expect(JSON.stringify(event)).not.toContain('aung')
      await expect(stage).not.toHaveTextContent(/aung|RangeError/)
      const retry = part.getByRole('button', { name: way === 'chunk' ? 'Reload' : 'Try again' })
      if (!retries) continue
      await userEvent.click(retry)
      await waitFor(() => expect(part.queryByText(message), widget).toBeNull())
      await expect(reported, widget).toHaveBeenCalledOnce()
    }
  }
}

/** Every widget, one after another. */
const onStage = {
  tags: ['!dev', '!autodocs'],
  parameters: { world: () => rushHour(), signedInAs: 'admin@fleetgis.example' },
  render: ({ way, onError }) => <Stage way={way} onError={onError} />,
} satisfies StageStory

const BROKEN = 'Something went wrong in this part. Please try again.'

export const Rendering: StageStory = {
  ...onStage,
  name: 'R12 T24 a widget that fails in rendering is replaced alone, until Try again',
  args: { way: 'render', onError: fn() },
  play: failEach(BROKEN, true),
}

export const Effect: StageStory = {
  ...onStage,
  name: 'R12 a widget that fails in an effect is replaced alone',
  args: { way: 'effect', onError: fn() },
  play: failEach(BROKEN),
}

export const Chunk: StageStory = {
  ...onStage,
  name: 'R12 a widget whose code fails to load shows a Reload button',
  args: { way: 'chunk', onError: fn() },
  play: failEach('This part could not be loaded. Check your connection, then reload the page.'),
}

const onPageError = fn()

export const Handler: Story = {
  name: 'R12 an error of a handler replaces nothing, and reaches the error event of the page',
  render: () => (
    <WidgetBoundary name="Presses">
      <button
        type="button"
        onClick={() => {
          throw failure()
        }}
      >
        Press
      </button>
    </WidgetBoundary>
  ),
  beforeEach: () => {
    onPageError.mockClear()
    window.addEventListener('error', onPageError)
    return () => window.removeEventListener('error', onPageError)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }))
    await waitFor(() => expect(onPageError).toHaveBeenCalledOnce())
    await expect(onPageError.mock.calls[0]?.[0].error).toBeInstanceOf(RangeError)
    await expect(canvas.getByRole('button', { name: 'Press' })).toBeVisible()
  },
}

const Missing = lazy<() => ReactNode>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://fleet.example/part.js')),
)
const onReload = fn()

export const LazyPart: Story = {
  name: 'R12 Reload reloads the page',
  render: () => (
    <WidgetBoundary name="Missing" onReload={onReload}>
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
    </WidgetBoundary>
  ),
  play: async ({ canvas }) => {
    onReload.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }))
    await expect(onReload).toHaveBeenCalledOnce()
  },
}

const Driver = inBoundary<{ driverKey: string; groupId: string }>(
  'Driver',
  ({ driverKey, groupId }) => {
    if (driverKey === 'D-0') throw failure()
    return <p>{`Driver ${driverKey} of ${groupId}`}</p>
  },
  ['driverKey'],
  { groupId: 'text' },
)
const onDriverError = fn()

/** A page whose route lacks the group at first, and then has a driver who breaks the widget. */
function DriverPage() {
  const fleet = useFleet()
  const [given, setGiven] = useState<object>({ driverKey: 'D-1' })
  const give = (next: object) => () => setGiven({ ...given, ...next })
  return (
    <FleetContext value={{ ...fleet, onError: onDriverError }}>
      <Button onPress={give({})}>Render again</Button>
      <Button onPress={give({ groupId: 'G001' })}>Give the group</Button>
      <Button onPress={give({ groupId: undefined })}>Take the group away</Button>
      <Button onPress={give({ driverKey: 'D-0' })}>Driver 0</Button>
      <Button onPress={give({ driverKey: 'D-2' })}>Driver 2</Button>
      <Driver {...(given as Parameters<typeof Driver>[0])} />
    </FleetContext>
  )
}

export const RightAgain: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R12 the error card goes away once a missing prop is there, or the widget is about another item',
  render: () => <DriverPage />,
  beforeEach: () => void onDriverError.mockClear(),
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByText(BROKEN)).toBeVisible()
    await press('Render again')
    await expect(canvas.getByText(BROKEN)).toBeVisible()
    await expect(onDriverError).toHaveBeenCalledOnce()
    await press('Give the group')
    await expect(await canvas.findByText('Driver D-1 of G001')).toBeVisible()
    await press('Take the group away')
    await expect(await canvas.findByText(BROKEN)).toBeVisible()
    await expect(onDriverError).toHaveBeenCalledTimes(2)
    await press('Give the group')
    await expect(await canvas.findByText('Driver D-1 of G001')).toBeVisible()
    await press('Driver 0')
    await expect(await canvas.findByText(BROKEN)).toBeVisible()
    await expect(onDriverError).toHaveBeenCalledTimes(3)
    await press('Driver 2')
    await expect(await canvas.findByText('Driver D-2 of G001')).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ထပ်ကြိုးစားရန်' })).toBeVisible()
  },
}
