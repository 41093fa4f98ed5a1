import { type DraftField, draftOf, dropDraft, keepDraft } from '@fleetgis/api'
import { useMemo } from 'react'
import { draftOwner } from './draftOwner.ts'
import { useFleet } from './FleetContext.ts'

/** The texts of a form, by field. */
type Texts<Name extends string> = Readonly<Record<Name, string>>

/**
 * What a user typed in one form, kept in this tab until it is saved, sent or discarded: it survives a closed overlay, a
 * reload and an expired session (decision 33), and in a web view its end too (decision 42).
 */
export interface KeptDraft {
  /** The typed texts of these fields; the saved one where nothing was typed, or another text was saved meanwhile. */
  read<Name extends string>(saved: Texts<Name>): Texts<Name>
  /** Keeps what differs from the saved texts. Never give it a PIN, a password or a token. */
  keep<Name extends string>(saved: Texts<Name>, typed: Texts<Name>): void
  /** Removes it: saved, sent or discarded. Keeps its identity between renders. */
  drop(): void
}

/**
 * The kept draft of a form, of the signed-in user or, where calls carry the page's own token, of the acting user of its
 * query; undefined without either. `place` names the form with the id of what it edits; without one nothing is kept.
 */
export function useKeptDraft(place: string | undefined, actingUser?: string): KeptDraft | undefined {
  const { client, clock } = useFleet()
  return useMemo(() => {
    const owner = draftOwner(client, actingUser)
    return owner && place !== undefined ? keptDraft({ ...owner, place }, clock.now) : undefined
  }, [client, clock, place, actingUser])
}

function keptDraft(owner: Parameters<typeof dropDraft>[0], now: () => number): KeptDraft {
  return {
    read<Name extends string>(saved: Texts<Name>) {
      const fields = draftOf(owner, now())
      const entries = (Object.entries(saved) as [Name, string][]).map(([name, text]) => {
        const field = fields[name]
        return [name, field?.saved === text ? field.typed : text]
      })
      return Object.fromEntries(entries) as Texts<Name>
    },
    keep(saved, typed) {
      const others = Object.entries(draftOf(owner, now())).filter(([name]) => !(name in saved))
      const changed = (Object.entries(saved) as [keyof typeof saved, string][])
        .map(([name, text]): [string, DraftField] => [name, { saved: text, typed: typed[name] }])
        .filter(([, field]) => field.saved !== field.typed)
      keepDraft(owner, Object.fromEntries([...others, ...changed]), now())
    },
    drop: () => dropDraft(owner),
  }
}
