import { type CSSProperties, type Ref, type RefObject, useImperativeHandle } from 'react'

/** What a part passes to its root element, with every `data-*` attribute. */
export interface RootProps<Root extends Element = HTMLElement> {
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  ref?: Ref<Root> | undefined
}

/** `RootProps` for a part whose root is one of react-aria's, which take no `undefined`. */
export type AriaRootProps<Root extends Element> = {
  [Name in keyof RootProps<Root>]?: Exclude<RootProps<Root>[Name], undefined>
}

const NAMES: readonly string[] = ['id', 'className', 'style', 'ref'] satisfies (keyof RootProps)[]

const isOfRoot = (name: string) => NAMES.includes(name) || name.startsWith('data-')

/** The props that a widget passes to its root element. */
export function rootProps<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isOfRoot(name)))
}

/** Returns the props that are not for the root element, for a part that passes its own to an element. */
export function withoutRoot<Props extends object>(props: Props): Omit<Props, keyof RootProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !isOfRoot(name))) as Props
}

/** Sets a caller's ref to the root element beside the part's own one. `isShown`: whether there is a root. */
export function useSharedRef<Root extends Element>(
  given: Ref<Root> | undefined,
  own: RefObject<Root | null>,
  isShown = true,
): void {
  useImperativeHandle(given, () => (isShown ? own.current : null) as Root, [own, isShown])
}
