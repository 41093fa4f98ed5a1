import {
  INTENTS,
  type Intent,
  type IntentOwner,
  intentName,
  ownerIntents,
  readIntent,
} from '@fleetgis/domain/money'

/**
 * The intents of this page where the browser keeps none. Each intent has an item of its own: unlike a list, it is
 * not lost where two tabs write at once.
 */
const unkept = new Map<string, string>()

/** Keeps an intent on the device before its call is sent; without storage, in the page's memory (CF-119). */
export function keepIntent(owner: IntentOwner, intent: Intent): void {
  const name = intentName(owner, intent.id)
  const text = JSON.stringify(intent)
  try {
    localStorage.setItem(name, text)
  } catch {
    unkept.set(name, text)
  }
}

/** Removes an intent whose outcome is known; false if it was removed already, so that one of several tells it. */
export function dropIntent(owner: IntentOwner, id: string): boolean {
  const name = intentName(owner, id)
  const wasKept = items().some(([other]) => other === name)
  remove(name)
  return wasKept
}

/** The intents of an owner, oldest first. Removes those that are too old or unreadable, whosever they are. */
export function intentsOf(owner: IntentOwner, now: number): Intent[] {
  const start = ownerIntents(owner)
  const found: Intent[] = []
  for (const [name, text] of items()) {
    const intent = readIntent(text, now)
    if (intent === undefined) remove(name)
    else if (name.startsWith(start)) found.push(intent)
  }
  return found.sort((one, other) => one.at - other.at)
}

/** Removes all intents, at Sign Out. */
export function forgetIntents(): void {
  for (const [name] of items()) remove(name)
}

function items(): [name: string, text: string][] {
  const all = [...unkept]
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(INTENTS)) all.push([name, localStorage.getItem(name) ?? ''])
  } catch {
    // Only memory has them.
  }
  return all
}

function remove(name: string): void {
  unkept.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // It was kept in memory.
  }
}
