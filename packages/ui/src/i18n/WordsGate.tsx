import { type Language, languageOf } from '@fleetgis/domain/i18n'
import * as react from 'react'
import { type ReactNode, useSyncExternalStore } from 'react'
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
  return <Wait words={isFromServer ? waitFor(language) : undefined}>{children}</Wait>
}

/** The wait for a language that was not loaded at the first render: one promise, until all that it loads is there. */
const waits = new Map<Language, Promise<unknown>>()

function waitFor(language: Language): Promise<unknown> | undefined {
  const found = waits.get(language)
  if (found || loadedWords(language)) return found
  const words = loadLanguage(language)
  waits.set(language, words)
  words.catch(() => waits.delete(language))
  return words
}

/** Has no other hook: React 19 fails where a component that hydrates suspends between two of its hooks. */
function Wait({ words, children }: { words: Promise<unknown> | undefined; children: ReactNode }) {
  // By its name alone Node would refuse the module beside React 18, before the provider says that it needs 19.
  if (words) react.use(words)
  return children
}
