export type { ClientIdentity } from './core/callers.ts'
export {
  type CallOptions,
  type CallResult,
  type ClientEvent,
  createFleetClient,
  type FleetClient,
  type FleetClientOptions,
} from './core/client.ts'
export { createWorkerReader } from './core/createWorkerReader.ts'
export {
  type DraftField,
  type DraftFields,
  type DraftOwner,
  draftOf,
  draftPlaces,
  dropDraft,
  forgetDrafts,
  keepDraft,
  trackDrafts,
} from './core/drafts.ts'
export {
  type Access,
  type AnyEndpoint,
  type Auth,
  type BaseName,
  type CallContext,
  type Endpoint,
  type EndpointBody,
  type EndpointInput,
  type EndpointOutput,
  type EndpointQuery,
  type EndpointReply,
  endpoint,
  type RequestPart,
  written,
} from './core/endpoint.ts'
export * from './core/errors.ts'
export {
  FLEET_BASES,
  type FleetBase,
  type Idempotency,
  isKeyHeader,
} from './core/idempotency.ts'
export { dropIntent, forgetIntents, intentsOf, keepIntent } from './core/intents.ts'
export { endsIntent, type MoneyResult, mayHaveHappened, type Settle, type TabLocks } from './core/once.ts'
export type { PageInput } from './core/page.ts'
export { dropPageToken, type TokenScope, type TokenWindow, takePageToken } from './core/pageToken.ts'
export { parseJson } from './core/parseJson.ts'
export { pollEvery } from './core/pollEvery.ts'
export {
  countSent,
  type DroppedRow,
  flag,
  number,
  optionalNumber,
  optionalText,
  reply,
  rows,
  text,
} from './core/readers.ts'
export type { ReplyReader } from './core/readReply.ts'
export { createServerClock, type ServerClock } from './core/serverClock.ts'
export {
  createSession,
  type Session,
  type SessionChange,
  type SessionOptions,
  type SessionStorageKind,
  type SessionUser,
  type SignOutReason,
} from './core/session.ts'
export type { KeyValueStorage } from './core/storage.ts'
export { uuid } from './core/uuid.ts'
export {
  dropWalletGroup,
  forgetWalletGroups,
  keepWalletGroup,
  type WalletGroupOwner,
  walletGroupOf,
} from './core/walletGroups.ts'
