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
  return { messages: useShownList(messages, showMessage), people: useShownList(people, showPerson) }
}

type ShowText = (text: string) => string

function showMessage(message: ChatMessage, shown: ShowText): ChatMessage {
  const [content, senderName] = [shown(message.content), shown(message.senderName)]
  const isSame = content === message.content && senderName === message.senderName
  return isSame ? message : { ...message, content, senderName }
}

function showPerson(person: ChatPerson, shown: ShowText): ChatPerson {
  const senderName = shown(person.senderName)
  return senderName === person.senderName ? person : { ...person, senderName }
}

function useShownList<T extends object>(
  list: readonly T[],
  show: (one: T, shown: ShowText) => T,
): readonly T[] {
  const shown = useShownText()
  const convert = useMemo(() => {
    const known = new WeakMap<T, T>()
    return (one: T): T => {
      const result = known.get(one) ?? show(one, shown)
      known.set(one, result)
      return result
    }
  }, [show, shown])
  return useMemo(() => {
    const converted = list.map(convert)
    return converted.some((one, index) => one !== list[index]) ? converted : list
  }, [list, convert])
}
