import type { Language } from '@fleetgis/domain/i18n'
import { createTexts } from '../../i18n/createTexts.ts'
import type { KeyOf } from '../../i18n/words.ts'
import { allWords } from '../allWords.ts'

interface ByRole<Part> {
  getByRole(role: PartRole, options: { name: string; exact?: boolean }): Part
}

/**
 * The scope of a page object: `within(element)` or `screen` of Testing Library, whose parts are elements, or a `Page`
 * or `Locator` of Playwright, whose parts are locators.
 */
export type View<Part> = ByRole<Part> &
  ({ getByLabelText(label: string): Part } | { getByLabel(label: string, options: { exact: boolean }): Part })

/** The roles that page objects query. */
type PartRole =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'form'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'listbox'
  | 'log'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'switch'
  | 'table'
  | 'textbox'

export interface PageOptions {
  /** The language on screen: `en` unless given. */
  language?: Language
}

type TextKey = KeyOf<typeof allWords>

/** Finds parts by the words of the kit, in the language shown. */
export function findIn<Part>(view: View<Part>, { language = 'en' }: PageOptions = {}) {
  const t = createTexts({ language })(allWords)
  const byRole = (role: PartRole, name: string) => view.getByRole(role, { name, exact: true })
  /** The part of a page object with that role, named by that text. */
  const named = (role: PartRole) => (key: TextKey) => () => byRole(role, t(key))
  return {
    t,
    byRole,
    button: named('button'),
    checkbox: named('checkbox'),
    combobox: named('combobox'),
    heading: named('heading'),
    link: named('link'),
    list: named('list'),
    searchbox: named('searchbox'),
    textbox: named('textbox'),
    labelled: (key: TextKey) => () =>
      'getByLabel' in view ? view.getByLabel(t(key), { exact: true }) : view.getByLabelText(t(key)),
  }
}
