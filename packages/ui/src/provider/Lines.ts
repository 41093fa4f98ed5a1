import { createElement, Fragment, type ReactNode, useContext } from 'react'
import { langOf } from '../i18n/langOf.ts'
import { FleetContext } from './FleetContext.ts'

/**
 * A text whose lines have their `lang` where it is not that of the page, such as the server's English sentence below our
 * Burmese one, so that screen readers pronounce it (WCAG 3.1.2). Its container keeps line breaks.
 */
export function Lines({ text }: { text: string }): ReactNode {
  const [language] = (useContext(FleetContext)?.language ?? 'en').split('-')
  // A line in the language of the page is a text node, as without this part.
  const parts = text.split(/(\n)/).map((line) => {
    const lang = langOf(line)
    return lang === undefined || lang === language ? line : createElement('span', { lang }, line)
  })
  return createElement(Fragment, null, ...parts)
}
