import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../provider/FleetContext.ts'
import { LeavingButton } from './actions/LeavingButton.tsx'

/** A component whose code is fetched when it first mounts, or earlier by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code ahead, such as on hover or focus. A failure shows when the component mounts. */
  preload(): void
}

const never = () => () => {}

/**
 * Keeps a heavy part out of the first load. Renders `waiting` until the code is loaded, and a message with a retry
 * button if the fetch fails. Safe on a server: nothing is fetched before mount.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  /** Shares one fetch. Forgets a failed one, so that the next call fetches again. */
  function fetchOnce(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as React's own `lazy` is.
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')
    // A server sends `waiting`. A boundary that is hydrated after another has loaded the code has to match that first.
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    useEffect(() => {
      if (state !== 'waiting') return
      let isMounted = true
      fetchOnce().then(
        () => isMounted && setState('ready'),
        () => isMounted && setState('failed'),
      )
      return () => {
        isMounted = false
      }
    }, [state])

    if (Loaded && !isHydrating) return <Loaded {...props} />
    if (state === 'failed') return <PartFailed onRetry={() => setState('waiting')} />
    return typeof waiting === 'function' ? waiting(props) : waiting
  }

  return Object.assign(Part, {
    preload() {
      fetchOnce().catch(() => undefined)
    },
  })
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert" data-component="PartFailed">
      <p>{t('common.partFailed')}</p>
      <LeavingButton onPress={onRetry}>{t('common.retry')}</LeavingButton>
    </div>
  )
}
