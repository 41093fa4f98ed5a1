import {
  INTENTS,
  type Intent,
  type IntentOwner,
  intentName,
  ownerIntents,
  readIntent,
  userIntents,
} from '@fleetgis/domain/money'
import { deviceItems } from './deviceItems.ts'

/** Whose intents are read: of a page, or of all pages of a user. */
export type IntentsFilter = Omit<IntentOwner, 'page'> & { readonly page?: string | undefined }

/** Each intent has an item of its own: unlike a list, it is not lost where two tabs write at once. */
const items = deviceItems(INTENTS)

/** The name under which an intent is kept: that of another page of its user, where that has kept it. */
function keptName(owner: IntentOwner, id: string): string {
  const start = userIntents(owner)
  const end = `,${JSON.stringify(id)}]`
  const kept = items.all().find(([name]) => name.startsWith(start) && name.endsWith(end))
  return kept?.[0] ?? intentName(owner, id)
}

/** Keeps an intent on the device before its call is sent; without storage, in the page's memory (CF-119). */
export function keepIntent(owner: IntentOwner, intent: Intent): void {
  items.set(keptName(owner, intent.id), JSON.stringify(intent))
}

/** Removes an intent whose outcome is known; false if it was removed already, so that only one caller reports it. */
export function dropIntent(owner: IntentOwner, id: string): boolean {
  const name = keptName(owner, id)
  const wasKept = items.all().some(([other]) => other === name)
  items.remove(name)
  return wasKept
}

/**
 * The intents of an owner, oldest first; those of all pages of a user without a page. Removes those that are too old or
 * unreadable, whosever they are.
 */
export function intentsOf({ page, ...user }: IntentsFilter, now: number): Intent[] {
  const start = page === undefined ? userIntents(user) : ownerIntents({ ...user, page })
  const found: Intent[] = []
  for (const [name, text] of items.all()) {
    const intent = readIntent(text, { now, deviceNow: Date.now() })
    if (intent === undefined) items.remove(name)
    else if (name.startsWith(start)) found.push(intent)
  }
  return found.sort((one, other) => one.at - other.at)
}

/** Removes all intents, at Sign Out. */
export function forgetIntents(): void {
  for (const [name] of items.all()) items.remove(name)
}
