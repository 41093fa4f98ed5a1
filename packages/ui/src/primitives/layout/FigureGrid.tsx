import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.ts'

/** How a figure has changed since another period. */
export interface FigureChange {
  /** The change, such as `+4.2%`; undefined where there is nothing to compare with. */
  readonly text: string | undefined
  /** Its meaning; the sign says the direction. */
  readonly tone: 'good' | 'bad' | 'neutral'
  /** The figure of the other period, such as `120 before`. */
  readonly before: string
}

/** A number with its name. */
export interface Figure {
  /** Unique in the grid. */
  readonly label: string
  /** As it is shown; undefined while it loads, or after a failure. */
  readonly value: string | undefined
  /** Such as a currency or a unit of length. */
  readonly unit?: string | undefined
  /** The figure could not be loaded; the reason is outside the grid. */
  readonly hasFailed?: boolean | undefined
  /** Below the value; `loading` keeps its place. */
  readonly change?: FigureChange | 'loading' | undefined
  /** A part of the figure, below it, such as `Drivers' income 80 MMK`. */
  readonly part?: string | undefined
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
      <dl data-count={figures.length}>
        {figures.map(({ label: name, value, unit, hasFailed = false, change, part }) => (
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
            {change ? <Change change={change} /> : null}
            {part ? <dd data-part="part">{part}</dd> : null}
          </div>
        ))}
      </dl>
    </Grid>
  )
}

function Change({ change }: { change: FigureChange | 'loading' }) {
  if (change === 'loading')
    return (
      <dd data-part="change">
        <Skeleton width="80%" />
      </dd>
    )
  return (
    <dd data-part="change">
      {change.text === undefined ? null : <b data-tone={change.tone}>{change.text}</b>} {change.before}
    </dd>
  )
}

/** One line holds up to six. More are in lines of four: eight leave no single one in the last line. */
const MAX_COLUMNS = 6

const Grid = styled.div`
  container-type: inline-size;

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
    grid-template-columns: minmax(0, 1fr);
    align-content: flex-start;
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
  /* In two columns the last of an odd count takes both. */
  @media (max-width: 480px) {
    > dl > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    /* Two lines, as most changes need there: what is below stays while they load. */
    [data-part='change'] {
      min-height: calc(2 * var(--fleet-line-height) * 1em);
    }
  }
  /* Five that do not fit one line: three, and two that share the next. */
  @container (min-width: 481px) and (max-width: 771px) {
    > dl[data-count='5'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    > dl[data-count='5'] > div {
      grid-column: span 2;
    }
    > dl[data-count='5'] > div:nth-child(n + 4) {
      grid-column: span 3;
    }
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  dd {
    margin: 0;
  }
  dt + dd {
    font-size: var(--fleet-text-l);
    /* Hundreds of millions fit a narrow cell without a break between their digits. */
    font-size: min(calc(1.5 * var(--fleet-rem)), 11cqi);
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: var(--fleet-line-height-tight);
    /* Only what is longer than any sum: one that overflows would widen the page. */
    overflow-wrap: break-word;
  }
  /* Twice as wide, and no larger than the others. */
  @media (max-width: 480px) {
    > dl > div:last-child:nth-child(odd):not(:first-child) > dt + dd {
      font-size: var(--fleet-text-l);
      font-size: min(calc(1.5 * var(--fleet-rem)), 5.2cqi);
    }
  }
  [data-part='change'],
  [data-part='part'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
  }
  b {
    display: inline-block;
    padding: 0 6px;
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-gray-soft);
    color: var(--fleet-color-gray);
    font-weight: var(--fleet-weight-strong);
  }
  b[data-tone='good'] {
    background: var(--fleet-color-green-soft);
    color: var(--fleet-color-green);
  }
  b[data-tone='bad'] {
    background: var(--fleet-color-red-soft);
    color: var(--fleet-color-red);
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-weight: 400;
  }
  [data-state='failed'] > dt + dd {
    color: var(--fleet-color-red);
  }
`
