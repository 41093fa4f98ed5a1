import { formatDegrees } from '@fleetgis/domain/format'
import { PAGE_SIZES, rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { type FoldedPlace, isPaged, type PlaceProvider } from '@fleetgis/domain/places'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { langOf } from '../../../i18n/langOf.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import { Badge } from '../../../primitives/layout/Badge.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { focusRing } from '../../../theme/focusRing.ts'
import { type PlacesText, placesWords } from '../words.ts'
import { type Findings, type FoundPlace, isPlaceHidden, type ProvidedResult } from './placeFindings.ts'

interface PlaceResultsProps {
  findings: Findings
  /** The places of all providers: one of several is listed below the better filled result. CF-183. */
  same: readonly FoldedPlace<ProvidedResult>[]
  hiddenNames: readonly string[]
  onAdd: (found: FoundPlace) => void
  /** Asks the provider once more. */
  onRetry: () => void
  isDisabled: boolean
}

/** The names of the providers, and the credit that each one requires. */
const PROVIDERS: Readonly<Record<PlaceProvider, { name: PlacesText; credit: string; href: string }>> = {
  openStreet: {
    name: 'placeSearch.openStreet',
    credit: '© OpenStreetMap contributors',
    href: 'https://www.openstreetmap.org/copyright',
  },
  geocoder: {
    name: 'placeSearch.geocoder',
    credit: '© OpenStreetMap contributors, Photon by Komoot',
    href: 'https://photon.komoot.io',
  },
  google: { name: 'placeSearch.google', credit: '© Google Maps', href: 'https://www.google.com/maps' },
}

const size = PAGE_SIZES.placeResults

/** The results of a provider; hidden places are shaded. Source: LOC-07, LOC-08, LOC-34. */
export function PlaceResults({ findings, same, hiddenNames, onAdd, onRetry, isDisabled }: PlaceResultsProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  const id = useId()
  const [wanted, setPage] = useState(1)
  const { provider, failure, total } = findings
  const elsewhere = useMemo(() => new Map(same.map(({ kept, folded }) => [kept.id, folded])), [same])
  // A result below one of another provider has no row of its own.
  const found = useMemo(
    () => findings.found.filter(({ id }) => elsewhere.has(id)),
    [findings.found, elsewhere],
  )
  const isFolded = found.length < findings.found.length
  const { credit, href, ...named } = PROVIDERS[provider]
  const name = t(named.name)
  const hidden = useMemo(
    () => new Set(same.filter((place) => isPlaceHidden(place, hiddenNames)).map(({ kept }) => kept.id)),
    [same, hiddenNames],
  )
  const pages = isPaged(provider) ? totalPages(found.length, size) : 1
  const page = Math.max(1, Math.min(wanted, pages))
  return (
    <Section aria-labelledby={id} aria-busy={findings.isSearching} data-provider={provider}>
      <header>
        <h2 id={id} lang={langOf(name)}>
          {name}
        </h2>
        <span role="status">
          {findings.isSearching ? (
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          ) : failure === undefined ? (
            t('placeSearch.count', { count: found.length })
          ) : null}
        </span>
      </header>
      {failure === undefined ? (
        <Rows
          label={t('placeSearch.results', { provider: name })}
          columns={columnsOf()}
          rows={isPaged(provider) ? rowsOfPage(found, page, size) : found}
          keyOf={(row) => row.id}
          stateOf={(row) => (hidden.has(row.id) ? 'hidden' : 'shown')}
          isLoading={findings.isSearching}
          empty={
            <p>
              {t(
                isFolded
                  ? 'placeSearch.allFolded'
                  : total === 0
                    ? 'placeSearch.nothing'
                    : 'placeSearch.allAdded',
              )}
            </p>
          }
        />
      ) : (
        <RetryBanner tone="danger" onRetry={isDisabled ? undefined : onRetry}>
          {failure}
        </RetryBanner>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('placeSearch.pages', { provider: name })}
          page={page}
          pages={pages}
          onPage={(event) => setPage(event.page)}
        />
      ) : null}
      {found.length > 0 ? (
        <Link href={href} target="_blank" lang={langOf(credit)}>
          {credit}
        </Link>
      ) : null}
    </Section>
  )

  function columnsOf(): TableColumn<FoundPlace>[] {
    const degrees = (id: 'latitude' | 'longitude'): TableColumn<FoundPlace> => ({
      id,
      header: t(`locationTable.${id}`),
      align: 'end',
      cell: ({ place }) => formatDegrees(place[id]),
    })
    return [
      {
        id: 'name',
        header: t('locationTable.name'),
        isRowHeader: true,
        cell: (row) => (
          <ResultName row={row} isHidden={hidden.has(row.id)} elsewhere={elsewhere.get(row.id) ?? []} />
        ),
      },
      degrees('latitude'),
      degrees('longitude'),
      { id: 'address', header: t('locationTable.address'), cell: ({ place }) => shown(place.address) || '–' },
      {
        id: 'actions',
        header: t('locationTable.actions'),
        align: 'end',
        cell: (row) => (
          <Button onPress={() => onAdd(row)} isPending={row.isAdding} isDisabled={isDisabled}>
            {t('placeSearch.add')}
            <VisuallyHidden> {shown(row.place.name)}</VisuallyHidden>
          </Button>
        ),
      },
    ]
  }
}

interface ResultNameProps {
  row: FoundPlace
  isHidden: boolean
  /** The same place at other providers. */
  elsewhere: readonly ProvidedResult[]
}

/** The name of a result, the same place at other providers, and why it was not added. */
function ResultName({ row, isHidden, elsewhere }: ResultNameProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  return (
    <>
      {shown(row.place.name)}
      {isHidden ? (
        <>
          {' '}
          <Badge colour="gray">{t('locationTable.hidden')}</Badge>
        </>
      ) : null}
      {elsewhere.map(({ id, provider, place }) => (
        <Same key={id}>
          <summary>{t('placeSearch.alsoAt', { provider: t(PROVIDERS[provider].name) })}</summary>
          {shown(place.name)}, {formatDegrees(place.latitude)}, {formatDegrees(place.longitude)}
          {place.address ? `, ${shown(place.address)}` : ''}
        </Same>
      ))}
      {row.problem === undefined ? null : (
        <Problem role="alert">
          <Lines text={row.problem} />
        </Problem>
      )}
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-2);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--fleet-space-3);
  }
  h2 {
    margin: 0;
    font-size: var(--fleet-text-l);
  }
  > header > span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > a {
    justify-self: end;
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
`

const Same = styled.details`
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
  font-weight: 400;

  > summary {
    ${focusRing}
    width: fit-content;
    border-radius: var(--fleet-radius-s);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > summary {
      padding-block: var(--fleet-space-2);
    }
  }
`

const Problem = styled.p`
  margin: 0;
  white-space: pre-line;
  color: var(--fleet-color-red);
  font-size: var(--fleet-text-s);
  font-weight: 400;
`

const Rows = styled(Table<FoundPlace>)`
  > p {
    margin: 0;
    padding: var(--fleet-space-4);
    color: var(--fleet-color-text-muted);
    text-align: center;
  }
  tr[data-state='hidden'] {
    color: var(--fleet-color-text-muted);
    background: var(--fleet-color-sunken);
  }
  @container (min-width: 561px) {
    table {
      table-layout: fixed;
    }
    th:nth-child(1) {
      width: 30%;
    }
    th:nth-child(2),
    th:nth-child(3),
    th:last-child {
      width: calc(7 * var(--fleet-rem));
    }
  }
  @container (max-width: 560px) {
    tbody td:last-child {
      grid-template-columns: minmax(0, 1fr);
    }
    tbody td:last-child::before {
      content: none;
    }
  }
`
