import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useText } from '../provider/FleetContext.ts'
import { Button } from './actions/Button.tsx'

/** A component that is fetched when it is first shown, or before that by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches it ahead, as when the pointer or the focus comes near; showing it tells of a failure. */
  preload(): void
}

/**
 * Keeps a heavy part out of the first load. Until it is there `waiting` stands in its place; if it cannot be fetched,
 * a message with a button that tries again. Safe on a server: nothing is fetched before it is mounted.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  /** One fetch at a time; one that failed is forgotten, so that the next asks anew. */
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

    if (Loaded) return <Loaded {...props} />
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
      <Button onPress={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
