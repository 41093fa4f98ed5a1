/** The state of a history's export. */
export type ExportState =
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'done'; readonly rows: number }
  /** Why nothing was saved, in plain text. */
  | { readonly state: 'failed'; readonly reason: string }
