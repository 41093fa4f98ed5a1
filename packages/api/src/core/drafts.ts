import { deviceItems } from './deviceItems.ts'

/** How long a draft is kept, in milliseconds. */
export const DRAFT_MS = 24 * 3_600_000

const DRAFTS = 'fleetgis.draft.'

/** Each draft has an item of its own, in the storage of this tab. */
const items = deviceItems(DRAFTS, () => sessionStorage)

/** Whose draft it is, and of which form. */
export interface DraftOwner {
  readonly userId: string
  /** The app id of the page, where it has one. */
  readonly appId?: string | undefined
  /** The form, with the id of what it edits, such as `rate/7`. */
  readonly place: string
}

/** A field that differs from its saved value: both, so that a value which was saved elsewhere meanwhile is noticed. */
export interface DraftField {
  readonly saved: string
  readonly typed: string
}

/** The changed fields of a form, by name. It never has a PIN, a password or a token. */
export type DraftFields = Readonly<Record<string, DraftField>>

/** Keeps a draft in this tab, instead of the one before; without storage, in the page's memory. */
export function keepDraft(owner: DraftOwner, fields: DraftFields, now: number): void {
  if (Object.keys(fields).length === 0) dropDraft(owner)
  else items.set(nameOf(owner), JSON.stringify({ at: now, fields }))
}

/** The draft of an owner; empty without one. Removes those that are too old or unreadable, whosever they are. */
export function draftOf(owner: DraftOwner, now: number): DraftFields {
  for (const [name, text] of items.all()) if (readDraft(text, now) === undefined) items.remove(name)
  return readDraft(items.get(nameOf(owner)), now) ?? {}
}

/** The places of the drafts of a user in an app. */
export function draftPlaces({ userId, appId = '' }: Omit<DraftOwner, 'place'>, now: number): string[] {
  return items.all().flatMap(([name, text]) => {
    const [user, app, place] = partsOf(name)
    return user === userId && app === appId && readDraft(text, now) ? [String(place)] : []
  })
}

/** Removes a draft that was saved, sent or discarded. */
export function dropDraft(owner: DraftOwner): void {
  items.remove(nameOf(owner))
}

/** Removes all drafts, at Sign Out; or those of all others, where `userId` goes on in this tab. */
export function forgetDrafts(exceptOf?: { readonly userId: string }): void {
  for (const [name] of items.all())
    if (exceptOf === undefined || partsOf(name)[0] !== exceptOf.userId) items.remove(name)
}

function nameOf({ userId, appId = '', place }: DraftOwner): string {
  return DRAFTS + JSON.stringify([userId, appId, place])
}

/** User id, app id and place of an item. */
function partsOf(name: string): readonly unknown[] {
  try {
    return JSON.parse(name.slice(DRAFTS.length))
  } catch {
    return []
  }
}

function readDraft(text: string | undefined, now: number): DraftFields | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  if (typeof stored !== 'object' || stored === null) return undefined
  const { at, fields } = stored as Record<string, unknown>
  // A clock that was set back puts a draft into the future.
  const isKept = typeof at === 'number' && Math.abs(now - at) < DRAFT_MS
  return isKept && isFields(fields) ? fields : undefined
}

function isFields(value: unknown): value is DraftFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((field) => typeof field?.saved === 'string' && typeof field.typed === 'string')
  )
}
