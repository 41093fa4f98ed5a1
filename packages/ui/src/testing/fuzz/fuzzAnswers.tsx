import { createRespond } from '@fleetgis/sandbox'
import type { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { type Edits, editsWith, SPOILT, spoil } from '../../../../api/src/testing/spoil.ts'
import { createFleetQueryClient } from '../../provider/createFleetQueryClient.ts'
import type { Mount, MountServers } from '../everyMount.ts'
import { forgetPayments } from '../forgetPayments.ts'
import { type Answer, SandboxProvider } from '../SandboxProvider.tsx'
import { fuzzViews } from './fuzzViews.tsx'

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

const WAITING = '[data-component="Skeleton"], [data-part="skeleton"], [data-part="loading"]'

/** A PIN is sent once it is complete: fills the empty fields and submits; returns whether the server has answered. */
function isSent(form: HTMLElement): boolean {
  if (form.dataset.state !== 'open') return form.dataset.state !== 'sending'
  for (const input of form.querySelectorAll('input')) {
    if (input.value !== '') continue
    input.setRangeText('024680')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (form instanceof HTMLFormElement) form.requestSubmit()
  return false
}

/** Whether a widget has loaded or failed. */
function isDone(root: HTMLElement): boolean {
  const widget = root.querySelector('[data-component]:not([data-component="Fleet"])')
  const waiting = root.querySelector(WAITING)
  // A map at the end of a detail loads once it is in view.
  waiting?.scrollIntoView({ block: 'nearest' })
  if (!widget || waiting) return false
  const pin = root.querySelector<HTMLElement>('[data-component="PinPad"], [data-component="PinChangeForm"]')
  return pin === null || isSent(pin)
}

/** The servers of a mount with a world that is made once: reads do not change it. */
function open({ world: make, answer, signedInAs }: MountServers) {
  const world = make?.()
  return { world, answer: answer ?? (world && createRespond(world)), signedInAs }
}

/**
 * A story that opens widgets with answers of their worlds in which values are missing, null, of another type, numbers
 * as text, unknown codes, huge, Zawgyi, emoji or markup, and checks them as `fuzzViews` does (R2).
 */
export function fuzzAnswers(mounts: readonly Mount[]) {
  const opened: ReturnType<typeof open>[] = []
  const queryClients: QueryClient[] = []
  return fuzzViews({
    names: mounts.map(({ name }) => name),
    arbitrary: turns,
    runs: 2,
    forget: forgetPayments,
    // Not each widget shows that it waits.
    until: (root, index) => isDone(root) && queryClients[index]?.isFetching() === 0,
    render: (turns, index) => {
      const mount = mounts[index] as Mount
      opened[index] ??= open(mount.servers)
      const { world, answer, signedInAs } = opened[index]
      const queryClient = createQueryClient()
      queryClients[index] = queryClient
      return (
        <SandboxProvider
          signedInAs={signedInAs}
          world={world && (() => world)}
          answer={answer && spoilt(answer, turns)}
          queryClient={queryClient}
        >
          <div style={{ height: 560 }}>{mount.element}</div>
        </SandboxProvider>
      )
    },
  })
}

/** How long replies stay after their run, in milliseconds: five minutes keep those of thousands of runs. */
const KEPT = 1_000

/** The query client of a provider, which forgets soon. */
function createQueryClient() {
  const client = createFleetQueryClient()
  const { queries, ...options } = client.getDefaultOptions()
  client.setDefaultOptions({ ...options, queries: { ...queries, gcTime: KEPT } })
  return client
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
