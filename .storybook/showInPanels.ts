import { addons } from 'storybook/preview-api'
import { ASKED, CHANGED, type PanelContent, SHOWN } from './panels.ts'
import { findRules } from './ruleTexts.ts'

let ids: readonly string[] = []
let messages: readonly string[] = []
let isListening = false

/** Texts are read only when a panel requests them; tests have no panels. */
async function send() {
  const rules = await findRules(ids)
  addons.getChannel().emit(SHOWN, { rules, messages } satisfies PanelContent)
}

function change() {
  const channel = addons.getChannel()
  if (!isListening) channel.on(ASKED, () => void send())
  isListening = true
  channel.emit(CHANGED)
}

/** The shown story has changed. */
export function showStory(rules: readonly string[]) {
  ids = rules
  messages = []
  change()
}

/** A component of the story posted a message to the host app. */
export function showMessage(message: string) {
  messages = [...messages, message]
  change()
}
