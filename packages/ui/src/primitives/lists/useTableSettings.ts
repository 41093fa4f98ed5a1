import { useCallback, useMemo } from 'react'
import { useKeptChoice } from '../../provider/useKeptChoice.ts'

/** How a user has set up a table. */
export interface TableSettings {
  /** The number of rows of a page. */
  readonly rows?: number | undefined
  /** The ids of hidden columns. */
  readonly hidden?: readonly string[] | undefined
  /** The widths of columns in px, by id. */
  readonly widths?: Readonly<Record<string, number>> | undefined
  /** Whether rows are low. */
  readonly isCompact?: boolean | undefined
}

const NONE: TableSettings = {}

/** The settings of the table with this name, kept in this browser; without a name they last as long as the table. */
export function useTableSettings(
  name: string | undefined,
): readonly [TableSettings, (changes: Partial<TableSettings>) => void] {
  const [text, choose] = useKeptChoice(name === undefined ? undefined : `table.${name}`)
  const settings = useMemo(() => readTableSettings(text), [text])
  const change = useCallback(
    (changes: Partial<TableSettings>) => choose(JSON.stringify({ ...settings, ...changes })),
    [choose, settings],
  )
  return [settings, change]
}

/** Reads kept settings; what an older version or another script wrote there, and cannot be read, counts as none. */
export function readTableSettings(text: string | undefined): TableSettings {
  const kept = parse(text)
  if (typeof kept !== 'object' || kept === null) return NONE
  const { rows, hidden, widths, isCompact } = kept as Record<string, unknown>
  return {
    ...(typeof rows === 'number' && rows > 0 && { rows }),
    ...(Array.isArray(hidden) && { hidden: hidden.filter((id) => typeof id === 'string') }),
    ...(typeof widths === 'object' && widths !== null && { widths: onlyNumbers(widths) }),
    ...(typeof isCompact === 'boolean' && { isCompact }),
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function onlyNumbers(widths: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(widths).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  )
}
