import { formatDate } from '@fleetgis/domain/format'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { observeSize } from '../../../primitives/observeSize.ts'
import type { Day } from './useDays.ts'

/** What the bars of a chart show. */
export interface Measure {
  readonly id: 'tripCount' | 'totalAmount'
  readonly title: string
  /** Writes a value in full. */
  readonly format: (value: number) => string
  /** Writes a value of the axis. */
  readonly axis: (value: number) => string
}

export interface DayChartsProps {
  /** The first one first. */
  days: readonly Day[]
  measures: readonly Measure[]
}

/**
 * Bars by day, a chart for each measure. The pointer shows a day in all of them. Not for screen readers, which have the
 * same figures as a table.
 */
export function DayCharts({ days, measures }: DayChartsProps) {
  const [active, setActive] = useState<string>()
  const shown = days.find(({ day }) => day === active)
  return (
    <Charts
      aria-hidden
      data-component="DayCharts"
      // A finger that leaves keeps its day.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
    >
      {measures.map((measure) => (
        <div key={measure.id} data-part="chart">
          <p>
            <b>{measure.title}</b>
            {shown ? (
              <span>
                {formatDate(shown.day)}
                <b>{shown.figures ? measure.format(shown.figures[measure.id]) : '–'}</b>
              </span>
            ) : null}
          </p>
          <Bars days={days} measure={measure} active={active} onActive={setActive} />
        </div>
      ))}
    </Charts>
  )
}

const TOP = 12
const BASE = 144
const WIDEST = 64
/** Of a day with anything at all. */
const LOWEST = 2
/** The room for a date below its bar, in em: the figures are larger in Burmese, and with a larger text size. */
const DATE = 3.8

interface BarsProps {
  days: readonly Day[]
  measure: Measure
  active: string | undefined
  onActive: (day: string) => void
}

function Bars({ days, measure, active, onActive }: BarsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ width, em }, setSize] = useState({ width: 0, em: 12 })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const read = () =>
      setSize({ width: element.clientWidth, em: Number.parseFloat(getComputedStyle(element).fontSize) })
    read()
    return observeSize(element, read)
  }, [])
  const values = days.map(({ figures }) => Math.max(0, figures?.[measure.id] ?? 0))
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [0, width],
    padding: 0.3,
  })
  const y = scaleLinear({ domain: [0, Math.max(1, ...values)], range: [BASE, TOP], nice: 3 })
  const barWidth = Math.min(x.bandwidth(), WIDEST)
  const every = Math.max(1, Math.ceil((DATE * em) / Math.max(1, x.step())))
  const height = BASE + 2 * em
  return (
    <div ref={frame} data-part="bars">
      <svg width={width} height={height}>
        {y
          .ticks(3)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} data-part="tick">
              <line x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
              <text x={-8} y={y(tick) + em / 3} textAnchor="end">
                {measure.axis(tick)}
              </text>
            </g>
          ))}
        {days.map(({ day, figures, hasFailed, isOver }, index) => {
          const left = x(day) ?? 0
          const middle = left + x.bandwidth() / 2
          const top = figures ? y(values[index] ?? 0) : TOP + (BASE - TOP) / 2
          const state = figures ? (isOver ? 'over' : 'open') : hasFailed ? 'failed' : 'loading'
          return (
            <g key={day} data-part="day" data-state={state} data-active={day === active || undefined}>
              {hasFailed ? (
                <text x={middle} y={BASE - 6} textAnchor="middle" data-part="failed">
                  –
                </text>
              ) : values[index] === 0 && figures ? null : (
                <BarRounded
                  x={middle - barWidth / 2}
                  y={Math.min(top, BASE - LOWEST)}
                  width={barWidth}
                  height={Math.max(BASE - top, LOWEST)}
                  radius={Math.min(LOWEST, barWidth / 2)}
                  top
                />
              )}
              {(days.length - 1 - index) % every === 0 ? (
                <text x={middle} y={height - em / 2} textAnchor="middle">
                  {formatDate(day).slice(0, 5)}
                </text>
              ) : null}
              <rect
                x={left - (x.step() - x.bandwidth()) / 2}
                width={x.step()}
                height={height}
                onPointerEnter={() => onActive(day)}
              />
            </g>
          )
        })}
      </svg>
    </div>
  )
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--fleet-space-4) var(--fleet-space-8);
  padding: var(--fleet-space-4);

  > [data-part='chart'] {
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fleet-space-2);
    min-height: calc(var(--fleet-line-height) * var(--fleet-text-s));
    margin: 0 0 var(--fleet-space-2);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  p > span {
    display: flex;
    gap: var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
  }
  p > span > b {
    color: var(--fleet-color-text);
  }
  /* Left of the bars are the values of the axis. */
  [data-part='bars'] {
    margin-left: 4.67em;
    font-size: var(--fleet-text-xs);
  }
  svg {
    display: block;
    overflow: visible;
  }
  text {
    fill: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: var(--fleet-color-line);
  }
  path {
    fill: var(--fleet-color-accent);
    transition: opacity var(--fleet-duration) var(--fleet-ease);
  }
  /* A day that goes on. */
  [data-state='open'] > path {
    fill: var(--fleet-color-accent-soft);
    stroke: var(--fleet-color-accent);
    stroke-dasharray: 3 2;
  }
  [data-state='loading'] > path {
    fill: var(--fleet-color-sunken);
  }
  [data-part='failed'] {
    fill: var(--fleet-color-red);
  }
  [data-active] > text {
    fill: var(--fleet-color-text);
  }
  [data-part='day'] > rect {
    fill: transparent;
  }
  [data-active] > rect {
    fill: var(--fleet-color-text);
    fill-opacity: 0.06;
  }
  @media (forced-colors: active) {
    path {
      fill: CanvasText;
    }
    [data-state='open'] > path,
    [data-state='loading'] > path {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-active] > path {
      fill: Highlight;
    }
  }
`
