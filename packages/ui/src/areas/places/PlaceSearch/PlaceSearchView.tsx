import {
  ADD_ALL_ASKS_ABOVE,
  PLACE_SOURCES,
  type PlaceProvider,
  type PlaceSource,
  showsAddAll,
} from '@fleetgis/domain/places'
import MapPinned from 'lucide-react/icons/map-pinned'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { focusedElement } from '../../../focus/focusedElement.ts'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { GoButton } from '../../../primitives/fields/GoButton.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { type Failure, failureIn } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { stack } from '../../../theme/looks.ts'
import { placesWords } from '../words.ts'
import { PlaceResults } from './PlaceResults.tsx'
import {
  type FoundPlace,
  foldedFindings,
  foundNothing,
  isAdding,
  isSearching,
  type PlaceSearchState,
  placesToAdd,
} from './placeFindings.ts'
import type { ActionState, AddedAll } from './usePlaceSearch.ts'

export interface PlaceSearchViewProps extends RootProps<HTMLDivElement> {
  /** Fills the search field at first. */
  name?: string | undefined
  /** Chosen at first; Default unless given. */
  source?: PlaceSource | undefined
  /** The search that was made last; undefined before, and after Add All. */
  search: PlaceSearchState | undefined
  /** Search was pressed, also without text. */
  onSearch: (event: { text: string; source: PlaceSource }) => void
  /** Asks a provider that failed once more. */
  onRetry: (event: { provider: PlaceProvider }) => void
  /** Adds a result. */
  onAdd: (event: { provider: PlaceProvider; found: FoundPlace }) => void
  /** Adds all results that are not hidden. */
  onAddAll: () => void
  all: ActionState
  /** What the last Add All did; undefined before, and after another search. */
  addedAll?: AddedAll | undefined
  /** Stores the text of the search without a place. */
  onKeepUnknown: () => void
  unknown: ActionState & { readonly isDone?: boolean | undefined }
  /** The names of hidden places, whose results are shaded; undefined while unknown, and Add All then waits (LOC-34). */
  hiddenNames: readonly string[] | undefined
  /** Why hidden names are unknown or old, in plain text. */
  hiddenFailure?: Failure | undefined
  isFetchingHidden?: boolean | undefined
  onRetryHidden?: (() => void) | undefined
}

const NONE: readonly string[] = []

/** A search for places, and a table of results for each provider. Source: LOC-03 to LOC-08, LOC-34, CF-143, CF-183. */
export function PlaceSearchView(props: PlaceSearchViewProps) {
  const { search, hiddenNames = NONE, hiddenFailure, all, unknown } = props
  const t = useText(placesWords)
  const [text, setText] = useState(props.name ?? '')
  const [source, setSource] = useState<PlaceSource>(props.source ?? 'default')
  const find = () => props.onSearch({ text, source })
  const isChanged = text.trim() !== (search?.text ?? '').trim() || (search ?? { source }).source !== source
  const isDone = search !== undefined && !isSearching(search)
  const isNothing = isDone && foundNothing(search)
  const same = useMemo(() => (search ? foldedFindings(search) : []), [search])
  const buttons = useRef<HTMLDivElement>(null)
  const { addedAll } = props
  useEffect(() => {
    // Add All had the focus, and is disabled until the next search.
    if (addedAll && (isFocusLost() || focusedElement()?.matches(':disabled')))
      buttons.current?.querySelector('button')?.focus()
  }, [addedAll])
  // A result that is being added would be added twice.
  const isAddingOne = search !== undefined && isAdding(search)
  const toAdd = isDone && !isAddingOne ? placesToAdd(search, hiddenNames).places.length : 0

  return (
    <Box {...rootProps(props)} data-component="PlaceSearch">
      <Form>
        <SearchField label={t('placeSearch.search')} value={text} onChange={setText} onSubmit={find} />
        <Select
          label={t('placeSearch.source')}
          items={PLACE_SOURCES.map((id) => ({ id, label: t(`placeSearch.${id}`) }))}
          value={source}
          onChange={setSource}
        />
        <div ref={buttons}>
          <GoButton
            label={t('common.search')}
            isChanged={isChanged}
            blocked={
              isAddingOne || all.isPending || unknown.isPending ? t('placeSearch.beingSent') : undefined
            }
            onPress={find}
          />
          {showsAddAll(search?.source ?? source) && showsAddAll(source) ? (
            <AddAll
              count={toAdd}
              isPending={all.isPending}
              isDisabled={toAdd === 0 || props.hiddenNames === undefined}
              onAddAll={props.onAddAll}
            />
          ) : null}
        </div>
      </Form>
      <StaleBanner
        staleness={failureIn(hiddenFailure, (reason) => t('placeSearch.hiddenUnsure', { reason }))}
        onRetry={props.onRetryHidden}
        isFetching={props.isFetchingHidden}
      />
      {all.problem === undefined ? null : <Banner tone="danger">{all.problem}</Banner>}
      {addedAll ? <AddedAllNote {...addedAll} /> : null}
      {search === undefined ? (
        <EmptyState
          icon={<MapPinned size={28} strokeWidth={1.5} aria-hidden />}
          message={t('placeSearch.start')}
        >
          {t('placeSearch.startHint')}
        </EmptyState>
      ) : isNothing ? (
        <EmptyState
          message={t('place.noSuggestions')}
          action={
            unknown.isDone ? null : (
              <LeavingButton onPress={props.onKeepUnknown} isPending={unknown.isPending}>
                {t('placeSearch.keepUnknown')}
              </LeavingButton>
            )
          }
        >
          {t(unknown.isDone ? 'placeSearch.kept' : 'placeSearch.keepHint', { name: search.text })}
        </EmptyState>
      ) : (
        search.findings.map((findings) => (
          <PlaceResults
            key={`${findings.provider} ${search.run}`}
            findings={findings}
            same={same}
            hiddenNames={hiddenNames}
            onAdd={(found) => props.onAdd({ provider: findings.provider, found })}
            onRetry={() => props.onRetry({ provider: findings.provider })}
            isDisabled={all.isPending}
          />
        ))
      )}
      {unknown.problem === undefined ? null : <Banner tone="danger">{unknown.problem}</Banner>}
    </Box>
  )
}

interface AddAllProps {
  count: number
  isPending: boolean
  isDisabled: boolean
  onAddAll: () => void
}

/** Adds all results; asks first where they are many. CF-183. */
function AddAll({ count, isPending, isDisabled, onAddAll }: AddAllProps) {
  const t = useText(placesWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        onPress={() => (count > ADD_ALL_ASKS_ABOVE ? setAsking(true) : onAddAll())}
        isPending={isPending}
        isDisabled={isDisabled}
      >
        {t('placeSearch.addAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('placeSearch.addAllQuestion', { count })}
        confirmLabel={t('placeSearch.addAll')}
        onConfirm={() => {
          setAsking(false)
          onAddAll()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** What Add All did, and what it left out. */
function AddedAllNote({ added, hidden, folded }: AddedAll) {
  const t = useText(placesWords)
  const sentences = [
    t('placeSearch.added', { count: added }),
    hidden > 0 && t('placeSearch.leftOut', { count: hidden }),
    folded > 0 && t('placeSearch.foldedOut', { count: folded }),
  ]
  return <Banner tone="info">{sentences.filter(Boolean).join(' ')}</Banner>
}

const Box = styled.div`
  container-type: inline-size;
  ${stack}
  gap: var(--fleet-space-4);
`

/** Boxes are aligned: one without a label reserves its height, and messages are below the buttons. */
const Form = styled.search`
  --fleet-label-room: calc(var(--fleet-text-s) * var(--fleet-line-height) + var(--fleet-space-1));
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--fleet-space-2);

  > [data-component='SearchField'],
  > div:last-child {
    margin-top: var(--fleet-label-room);
  }
  > [data-component='SearchField'] {
    flex: 1 1 calc(14 * var(--fleet-rem));
    max-width: 480px;
  }
  > [data-component='Select'] {
    flex: 0 1 calc(10 * var(--fleet-rem));
  }
  > div:last-child {
    display: flex;
    flex: 3 1 0;
    flex-wrap: wrap;
    gap: var(--fleet-space-2);
  }
  [data-part='unapplied'] {
    order: 1;
  }
  @container (max-width: 699px) {
    > [data-component='SearchField'] {
      flex-basis: 100%;
      max-width: none;
    }
    > [data-component='Select'] {
      flex: 1 1 100%;
    }
    > [data-component='SearchField'],
    > div:last-child {
      margin-top: 0;
    }
  }
`
