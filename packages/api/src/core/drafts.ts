import { deviceItems } from './deviceItems.ts'

/** How long a draft is kept, in milliseconds. */
export const DRAFT_MS = 24 * 3_600_000

const DRAFTS = 'fleetgis.draft.'

/** Each draft has an item of its own, in the storage of this tab. */
const items = deviceItems(DRAFTS, () => sessionStorage)
/** The same of web views, on the device: the system kills one, and the host app opens another (decision 42). */
const copies = deviceItems(DRAFTS)

/** Whose draft it is, and of which form. */
export interface DraftOwner {
  readonly userId: string
  /** The app id of the page, where it has one. */
  readonly appId?: string | undefined
  /** The form, with the id of what it edits, such as `rate/7`. */
  readonly place: string
  /**
   * The path of a web view that a host app opens: the draft is also found after the system has killed it, where the same
   * path is opened again. Without one it is kept in this tab only (decision 42).
   */
  readonly webView?: string | undefined
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
  if (Object.keys(fields).length === 0) {
    dropDraft(owner)
    return
  }
  const text = JSON.stringify({ at: now, fields })
  items.set(nameOf(owner), text)
  if (owner.webView !== undefined) copies.set(nameOf(owner), text)
}

/** The draft of an owner; empty without one. Removes those that are too old or unreadable, whosever they are. */
export function draftOf(owner: DraftOwner, now: number): DraftFields {
  for (const kept of [items, copies])
    for (const [name, text] of kept.all()) if (readDraft(text, now) === undefined) kept.remove(name)
  const name = nameOf(owner)
  const copy = owner.webView === undefined ? undefined : copies.get(name)
  return readDraft(items.get(name) ?? copy, now) ?? {}
}

/** The places of the drafts of a user in an app. */
export function draftPlaces(owner: Omit<DraftOwner, 'place'>, now: number): string[] {
  const { userId, appId = '', webView } = owner
  const all = webView === undefined ? items.all() : [...items.all(), ...copies.all()]
  const places = all.flatMap(([name, text]) => {
    const [user, app, place, path] = partsOf(name)
    const isOwn = user === userId && app === appId && path === webView
    return isOwn && readDraft(text, now) ? [String(place)] : []
  })
  return [...new Set(places)]
}

/** Removes a draft that was saved, sent or discarded. */
export function dropDraft(owner: DraftOwner): void {
  items.remove(nameOf(owner))
  copies.remove(nameOf(owner))
}

/** Whose drafts stay. */
interface ExceptOf {
  readonly userId: string
  /**
   * Whether the page at the path of a web view names its user by the same kind of id as `userId` is; by default any does.
   * Other ids may be of the same person, so those drafts stay (decision 42).
   */
  readonly isSameKind?: ((webView: string) => boolean) | undefined
}

/** Removes all drafts, at Sign Out; or those of all others, where `userId` goes on. Of web views also what is on the device. */
export function forgetDrafts(exceptOf?: ExceptOf): void {
  wentOn.push(exceptOf?.userId)
  for (const kept of [items, copies])
    for (const [name] of kept.all())
      if (exceptOf === undefined || isOfOther(name, exceptOf)) kept.remove(name)
}

function isOfOther(name: string, { userId, isSameKind }: ExceptOf): boolean {
  const [user, , , webView] = partsOf(name)
  return user !== userId && (typeof webView !== 'string' || isSameKind?.(webView) !== false)
}

/** Who went on after each `forgetDrafts`; undefined after a Sign Out. */
const wentOn: (string | undefined)[] = []

/**
 * Returns a function that returns whether drafts of this user from before the call are still kept: what ends later, such
 * as a call, keeps nothing after a Sign Out.
 */
export function trackDrafts(userId: string | undefined): () => boolean {
  const before = wentOn.length
  return () => wentOn.slice(before).every((other) => other !== undefined && other === userId)
}

function nameOf({ userId, appId = '', place, webView }: DraftOwner): string {
  return DRAFTS + JSON.stringify([userId, appId, place, ...(webView === undefined ? [] : [webView])])
}

/** User id, app id, place and, of a web view, path of an item. */
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
