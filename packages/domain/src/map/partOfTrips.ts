/** The page of trips that a map has loaded. */
export interface LoadedTrips {
  /** The trips of the page. */
  readonly trips: number
  /** The rows that the server sent. */
  readonly rows: number
  /** The rows that a page can have. */
  readonly size: number
  /** The trips of the same filter by the server's summary; undefined without one. */
  readonly known: number | undefined
}

/** A part of the trips; `total` is undefined where only a full page says that there may be more. */
export interface PartOfTrips {
  readonly shown: number
  readonly total: number | undefined
}

/** What a map says of the trips that its one page does not have; undefined where the page has all. CF-25, CF-178 */
export function partOfTrips({ trips, rows, size, known = 0 }: LoadedTrips): PartOfTrips | undefined {
  if (trips === 0) return undefined
  if (known > trips) return { shown: trips, total: known }
  return rows < size ? undefined : { shown: trips, total: undefined }
}
