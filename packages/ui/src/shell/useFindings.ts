import type { FleetClient } from '@fleetgis/api'
import {
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryResult,
  useQueries,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useShownText } from '../i18n/useShownText.ts'
import { useFleet } from '../provider/FleetContext.ts'

/** A thing that a search found. */
export interface Found {
  readonly text: string
  /** What tells it from things with the same text. */
  readonly note?: string | undefined
  /** The address of its page. */
  readonly href: string
  /**
   * What the page at `href` searches, where its address has no search: handed to `navigate` of react-aria's
   * `RouterProvider`, in the options. T11.
   */
  readonly search?: string | undefined
}

/** One of the searches, and the words of its group. Keep them between renders. */
export interface FindSource<Data = unknown> {
  /** The heading of its group, such as "Drivers"; unlike the others. */
  readonly label: string
  /** The page of the menu without which a user has nothing to search here. */
  readonly page: string
  /** The options of the query for a text, such as those of `@fleetgis/api`. */
  query(
    client: FleetClient,
    text: string,
  ): {
    readonly queryKey: QueryKey
    readonly queryFn: (context: QueryFunctionContext) => Data | Promise<Data>
  }
  /**
   * What was found for a text, the best first, and the number of all. A search in the browser compares `shown(name)` with
   * `shown(text)`: names may arrive in Zawgyi (CF-166).
   */
  read(
    data: Data,
    text: string,
    shown: (text: string) => string,
  ): { readonly found: readonly Found[]; readonly total: number }
  /** The link to the list of all, shown where there are more than here. */
  all(text: string): Found
}

/** What a source found so far. */
export interface Findings {
  readonly label: string
  readonly found: readonly Found[]
  /** The state of its call; undefined while the keyboard has not rested. */
  readonly query: UseQueryResult<unknown> | undefined
}

/** How long the keyboard rests before the servers are asked, in ms. */
const PAUSE_MS = 300

/** How many things of a source are shown. */
const SHOWN_AT_MOST = 5

/** The findings of each source for a text, none without a text. Another text cancels the searches for this one. */
export function useFindings(sources: readonly FindSource[], text: string): readonly Findings[] {
  const { client } = useFleet()
  const shown = useShownText()
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = text !== '' && rested === text
  const queries = useQueries({
    queries: isAsked ? sources.map((source) => source.query(client, text)) : [],
  })
  if (text === '') return []
  return sources.map((source, index): Findings => {
    const query = queries[index]
    const { found, total } = query?.data === undefined ? NONE : source.read(query.data, text, shown)
    const first = found.slice(0, SHOWN_AT_MOST)
    return {
      label: source.label,
      // Rows without anything to show count as well: they may be followed by others.
      found: total > first.length ? [...first, source.all(text)] : first,
      query,
    }
  })
}

const NONE = { found: [], total: 0 }
