/** The state of an export. */
export type ExportState =
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'done'; readonly rows: number }
  /** Why there is no file, in plain text. */
  | { readonly state: 'failed'; readonly reason: string }
