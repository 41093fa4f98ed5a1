import { languageOf } from '@fleetgis/domain/i18n'
import { type ReactNode, use, useSyncExternalStore } from 'react'
import { loadedWords, loadLanguage } from './loadLanguage.ts'

const subscribe = () => () => {}
const onClient = () => false
const onServer = () => true

/**
 * Suspends until the words of the first language are loaded on a server that streams, and in a browser that hydrates what
 * it sent; elsewhere it renders its children at once.
 */
export function WordsGate({
  language: asked,
  children,
}: {
  language: string | undefined
  children: ReactNode
}) {
  const isFromServer = useSyncExternalStore(subscribe, onClient, onServer)
  const language = languageOf(asked)
  const words = isFromServer && !loadedWords(language) ? loadLanguage(language) : undefined
  return <Wait words={words}>{children}</Wait>
}

/** Has no other hook: React 19 fails where a component that hydrates suspends between two of its hooks. */
function Wait({ words, children }: { words: Promise<unknown> | undefined; children: ReactNode }) {
  if (words) use(words)
  return children
}
