import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.ts'

/** A number with its name. */
export interface Figure {
  /** Unique in the grid. */
  readonly label: string
  /** As it is shown; undefined while it loads, or after a failure. */
  readonly value: string | undefined
  /** Such as a currency or a unit of length. */
  readonly unit?: string | undefined
  /** The figure could not be loaded; the reason stands outside the grid. */
  readonly hasFailed?: boolean | undefined
}

export interface FigureGridProps {
  figures: readonly Figure[]
  /** The accessible name of the grid. */
  label?: string | undefined
}

/** Figures at a glance, as many beside each other as fit. Each loads or fails alone. */
export function FigureGrid({ figures, label }: FigureGridProps) {
  const t = useText()
  return (
    <Grid
      data-component="FigureGrid"
      style={{ '--columns': figures.length > MAX_COLUMNS ? MAX_COLUMNS - 2 : MAX_COLUMNS }}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      <dl>
        {figures.map(({ label: name, value, unit, hasFailed = false }) => (
          <div key={name} data-state={hasFailed ? 'failed' : value === undefined ? 'loading' : undefined}>
            <dt>{name}</dt>
            <dd>
              {hasFailed ? (
                <>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>{t('figures.failed')}</VisuallyHidden>
                </>
              ) : value === undefined ? (
                <>
                  <Skeleton width="60%" />
                  <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
                </>
              ) : (
                <>
                  {value}
                  {unit ? <small> {unit}</small> : null}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Grid>
  )
}

/** One line holds up to six. More are in lines of four: eight leave no single one in the last line. */
const MAX_COLUMNS = 6

const Grid = styled.div`
  > dl {
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(9.25 * var(--fleet-rem), (100% - (var(--columns) - 1) * var(--fleet-space-2)) / var(--columns))), 1fr)
    );
    gap: var(--fleet-space-2);
    margin: 0;
  }
  > dl > div {
    container-type: inline-size;
    display: grid;
    align-content: space-between;
    gap: var(--fleet-space-1);
    min-width: 0;
    padding: var(--fleet-space-3) var(--fleet-space-4);
    border: 1px solid var(--fleet-card-border);
    border-radius: var(--fleet-card-radius);
    background: var(--fleet-card-background);
    box-shadow: var(--fleet-shadow-1);
  }
  @media (max-width: 599px) {
    > dl > div {
      padding-inline: var(--fleet-space-3);
    }
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  dd {
    margin: 0;
    font-size: var(--fleet-text-l);
    /* Hundreds of millions fit a narrow cell without a break between their digits. */
    font-size: min(var(--fleet-text-l), 12cqi);
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: var(--fleet-line-height-tight);
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-weight: 400;
  }
  [data-state='failed'] > dd {
    color: var(--fleet-color-red);
  }
`
