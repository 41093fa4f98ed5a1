import type { ChatMessage, ChatPerson } from '@fleetgis/domain/chat'
import { useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'

interface ChatTexts {
  readonly messages: readonly ChatMessage[]
  readonly people: readonly ChatPerson[]
}

/**
 * The texts and names of a chat in Unicode (CF-166), converted once per message and before the list estimates its
 * heights. Returns the same lists where nothing is converted.
 */
export function useShownChat({ messages, people }: ChatTexts): ChatTexts {
  const shown = useShownText()
  const converted = useMemo(
    () => ({ messages: remembered(shown, showMessage), people: remembered(shown, showPerson) }),
    [shown],
  )
  return {
    messages: useMemo(() => mapChanged(messages, converted.messages), [messages, converted]),
    people: useMemo(() => mapChanged(people, converted.people), [people, converted]),
  }
}

type Shown = (text: string) => string

function showMessage(message: ChatMessage, shown: Shown): ChatMessage {
  const [content, senderName] = [shown(message.content), shown(message.senderName)]
  const isSame = content === message.content && senderName === message.senderName
  return isSame ? message : { ...message, content, senderName }
}

function showPerson(person: ChatPerson, shown: Shown): ChatPerson {
  const senderName = shown(person.senderName)
  return senderName === person.senderName ? person : { ...person, senderName }
}

function remembered<T extends object>(shown: Shown, convert: (one: T, shown: Shown) => T) {
  const known = new WeakMap<T, T>()
  return (one: T): T => {
    let result = known.get(one)
    if (result === undefined) {
      result = convert(one, shown)
      known.set(one, result)
    }
    return result
  }
}

/** Copies the list only where an item changes: a chat may have ten thousand messages. */
function mapChanged<T>(list: readonly T[], convert: (one: T) => T): readonly T[] {
  let changed: T[] | undefined
  for (let index = 0; index < list.length; index += 1) {
    const one = list[index] as T
    const next = convert(one)
    if (next === one) continue
    changed ??= [...list]
    changed[index] = next
  }
  return changed ?? list
}
