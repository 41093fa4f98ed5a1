import { addons } from 'storybook/preview-api'
import { ASKED, SHOWN, type Shown } from './panels.ts'
import { findRules } from './ruleTexts.ts'

let ids: readonly string[] = []
let messages: readonly string[] = []

/** Tells the panels, which read the rules only when one is open. */
async function tell() {
  const rules = await findRules(ids)
  addons.getChannel().emit(SHOWN, { rules, messages } satisfies Shown)
}

let isListening = false
let isAsked = false

function listen() {
  if (isListening) return
  isListening = true
  addons.getChannel().on(ASKED, () => {
    isAsked = true
    void tell()
  })
}

/** Another story is shown. */
export function showStory(rules: readonly string[]) {
  ids = rules
  messages = []
  listen()
  if (isAsked) void tell()
}

/** A part of the story told the host app something. */
export function showMessage(message: string) {
  messages = [...messages, message]
  if (isAsked) void tell()
}
