import type { Address } from './address.ts'
import type { ConsoleConfig } from './config.ts'
import type { TokenUse } from './pageToken.ts'
import type { ConsoleText } from './words.ts'

interface Parent {
  readonly path: string
  readonly title: ConsoleText
  /** Its address for the values of the page's own; the path unless given. */
  hrefOf?(values: object): string
}

/** What the frame of a staff page shows besides its title. */
export interface StaffFrameOptions {
  /** The last crumb, if it is not the title. */
  readonly crumb?: ConsoleText | undefined
  /** What the page belongs to: the list of a single thing, or the first page of a section. */
  readonly parent?: Parent | undefined
  /** The pages beside this one in its section, this one included. */
  readonly section?: (() => readonly Route[]) | undefined
}

export interface FullViewFrameOptions {
  /** The server's own words, if it sent any, are shown alone (ERR-26), not below the heading (CF-175). */
  readonly showsServerWords?: boolean | undefined
}

export interface WebViewFrameOptions extends FullViewFrameOptions {
  /** Without padding: the content reaches the edges, and pads itself. */
  readonly isBare?: boolean | undefined
}

/** The component around a page, by the name of its file, with what it shows besides the title. */
export type Frame =
  | { readonly name: 'SignInFrame'; readonly options?: undefined }
  | { readonly name: 'StaffFrame'; readonly options: StaffFrameOptions }
  | { readonly name: 'WebViewFrame'; readonly options: WebViewFrameOptions }
  | { readonly name: 'FullViewFrame'; readonly options: FullViewFrameOptions }

/** How the page of an address is shown. */
export interface Display {
  /**
   * The key of the document's title, which ends with the name of the product (APP-08). A page may set another by
   * `usePageTitle`.
   */
  readonly title: ConsoleText
  /** `session`: only signed-in users may see it (GUARD-01..04). `token`: the mobile app has to send its token. */
  readonly guard?: 'session' | 'token' | undefined
  /** The token that it uses; with a `token` guard that of the mobile app. */
  readonly token?: TokenUse | undefined
  /** Whether it is in the navbar and menu; `signedIn` only for a session, without a token of the page (CF-155). */
  readonly inShell?: true | 'signedIn' | undefined
  readonly frame?: Frame | undefined
  /** Whether the deployment has the page; every one has it unless given. */
  readonly isOn?: ((config: ConsoleConfig) => boolean) | undefined
  /** The file of the page in `routes`, without its ending. */
  readonly page?: string | undefined
  /** The path that a redirect leads to, which has no page. */
  readonly redirectsTo?: string | undefined
}

/** One row of the table of addresses: path, parameters, and how the page is shown. */
export type Route<Values = object> = Address<Values> & Display

/** The row of an address. */
export const route = <Values extends object>(display: Display, address: Address<Values>): Route<Values> => ({
  ...display,
  ...address,
  token: display.guard === 'token' ? 'page' : display.token,
})
