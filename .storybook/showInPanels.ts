import { addons } from 'storybook/preview-api'
import { ASKED, CHANGED, SHOWN, type Shown } from './panels.ts'
import { findRules } from './ruleTexts.ts'

let ids: readonly string[] = []
let messages: readonly string[] = []
let isListening = false

/** Texts are read only when a panel asks for them: tests have none. */
async function tell() {
  const rules = await findRules(ids)
  addons.getChannel().emit(SHOWN, { rules, messages } satisfies Shown)
}

function change() {
  const channel = addons.getChannel()
  if (!isListening) channel.on(ASKED, () => void tell())
  isListening = true
  channel.emit(CHANGED)
}

/** Another story is shown. */
export function showStory(rules: readonly string[]) {
  ids = rules
  messages = []
  change()
}

/** A part of the story told the host app something. */
export function showMessage(message: string) {
  messages = [...messages, message]
  change()
}
