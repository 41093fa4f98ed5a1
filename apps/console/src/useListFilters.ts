import type { DataSort } from '@fleetgis/ui/DataTable'
import { useState } from 'react'
import { readHistoryEntry, writeHistoryEntry } from './historyEntry.ts'
import type { PageQuery } from './readQuery.ts'

/** How the filters of a list page are written into its address. */
export interface ListAddress<Filters> {
  /**
   * Reads filters; missing and invalid ones have their initial values. `search` is the text of the history entry, where
   * it is no parameter.
   */
  read(query: Pick<PageQuery, 'text' | 'list'>, search: string): Filters
  /** The parameters that differ from the initial filters. */
  write(filters: Filters): Parameters
}

/** Parameters of an address; a list repeats its name. */
type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The filters of a list page, kept in its address, and their search text in its history entry: Back and a reload
 * restore both.
 */
export function useListFilters<Filters extends { readonly search: string }>(
  { read, write }: ListAddress<Filters>,
  query: Pick<PageQuery, 'text' | 'list'>,
): readonly [Filters, (filters: Filters) => void] {
  const open = () => read(query, readHistoryEntry().search ?? '')
  const address = writeQuery(write(read(query, '')))
  const [shown, setShown] = useState(() => ({ address, filters: open() }))
  // Another entry of the same page, by Back or a link.
  const current = shown.address === address ? shown : { address, filters: open() }
  if (current !== shown) setShown(current)
  return [
    current.filters,
    (filters) => {
      setShown({ address, filters })
      writeHistoryEntry({ search: filters.search }, writeQuery(write(filters)))
    },
  ]
}

/** A query string with its question mark; empty without parameters. */
export function writeQuery(parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) if (each !== '') query.append(name, each)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A page of an address, from 1; 1 for anything else. */
export function readPage(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
}

/** The order of a list: the id of a column, after a minus for descending. */
export const writeSort = (sort: DataSort | undefined): string | undefined =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`

/** Reads `writeSort`; undefined for anything else. */
export function readSort(text = ''): DataSort | undefined {
  const columnId = text.replace('-', '')
  if (!/^[a-z]+$/i.test(columnId)) return undefined
  return { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** Ids as one parameter; they are encoded because they may contain a comma. */
export const writeIds = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(',')

/** Reads `writeIds`; an invalid escape is kept as written. */
export const readIds = (text: string | undefined): string[] =>
  (text ?? '').split(',').map(decode).filter(Boolean)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
