import { durationSeconds, formatDuration, readStamp, STAMP_OFFSET_MS } from '@fleetgis/domain/format'
import { type FleetVehicle, pathWalk } from '@fleetgis/domain/map'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../i18n/formatWords.ts'
import { Button } from '../primitives/actions/Button.tsx'
import { SegmentedControl } from '../primitives/fields/SegmentedControl.tsx'
import { Slider } from '../primitives/fields/Slider.tsx'
import { type RootProps, rootProps, withoutRoot } from '../primitives/rootProps.ts'
import { useFleet, useText } from '../provider/FleetContext.ts'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { RouteMap, type RouteMapProps } from './RouteMap.tsx'
import { usePlayback } from './usePlayback.ts'
import { mapWords } from './words.ts'

export interface TripReplayProps
  extends Pick<RouteMapProps, 'path' | 'hasEnded' | 'vehicleName' | 'onRefused' | 'label'>,
    RootProps<HTMLDivElement> {
  /**
   * Fleet-local stamps. A trip under way plays up to the time of the first render. Without a time between, the map has no
   * replay.
   */
  startedAt?: string | undefined
  endedAt?: string | undefined
  /** The time of the trip where its stamps are unknown: `hh:mm:ss` or seconds. */
  duration?: number | string | undefined
  /** Identifies the vehicle in its popup. */
  userId: string
}

const SPEEDS = ['1', '2', '4', '8', '16'] as const
type Speed = (typeof SPEEDS)[number]

/**
 * The map of a trip, and a replay below it. The vehicle moves by distance, at one speed from start to end: the server
 * keeps no times of the points between, and a note says so. The map fills the height of the container.
 */
export const TripReplay = inBoundary('TripReplay', ReplayBox)

function ReplayBox({ path, startedAt, endedAt, duration, userId, ...map }: TripReplayProps) {
  const { clock } = useFleet()
  const t = useText(mapWords)
  const words = formatWords(t)
  const openedAt = useMemo(() => clock.now() + STAMP_OFFSET_MS, [clock])
  const [speed, setSpeed] = useState<Speed>('4')
  const walk = useMemo(() => pathWalk(path), [path])
  const seconds =
    duration === undefined
      ? secondsBetween(
          readStamp(startedAt),
          endedAt === undefined && !map.hasEnded ? openedAt : readStamp(endedAt),
        )
      : durationSeconds(duration)
  const playback = usePlayback(seconds, Number(speed))
  const { position } = playback
  const vehicle = useMemo<FleetVehicle | undefined>(
    () => (walk && seconds > 0 ? { id: userId, ...walk(position / seconds) } : undefined),
    [walk, seconds, userId, position],
  )
  const total = formatDuration(seconds, words)
  const { isPlaying } = playback
  return (
    <Box {...rootProps(map)} data-component="TripReplay">
      <div data-part="map">
        <RouteMap {...withoutRoot(map)} path={path} vehicle={vehicle} />
      </div>
      {vehicle ? (
        <Controls role="group" aria-label={t('replay.label')}>
          <Button variant="primary" onPress={isPlaying ? playback.pause : playback.play}>
            {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            {t(isPlaying ? 'replay.pause' : 'replay.play')}
          </Button>
          <Slider
            label={t('replay.time')}
            value={Math.floor(position)}
            minValue={0}
            maxValue={seconds}
            onChange={playback.seek}
            format={(value) => t('replay.elapsed', { elapsed: formatDuration(value, words), total })}
          />
          <SegmentedControl
            label={t('replay.speed')}
            items={SPEEDS.map((id) => ({ id, label: t('replay.times', { factor: id }) }))}
            value={speed}
            onChange={setSpeed}
          />
        </Controls>
      ) : null}
      <p data-part="note">{t(vehicle ? 'replay.note' : 'replay.noTimes')}</p>
    </Box>
  )
}

/** Whole seconds between two times in ms; 0 where there is no time between them. */
function secondsBetween(start = Number.NaN, end = Number.NaN): number {
  const seconds = Math.floor((end - start) / 1000)
  return Math.max(seconds || 0, 0)
}

const Box = styled.div`
  display: grid;
  /* In a low box the map keeps its least height, 240 px between its lines, and the box grows: Burmese controls take
     three lines on a phone. */
  grid-template: minmax(242px, 1fr) auto auto / minmax(0, 1fr);
  gap: var(--fleet-space-3);
  height: 100%;
  min-height: min-content;
  color: var(--fleet-color-text);

  > [data-part='map'] {
    min-height: 0;
    overflow: hidden;
    border: 1px solid var(--fleet-card-border);
    border-radius: var(--fleet-card-radius);
    isolation: isolate;
  }
  > [data-part='note'] {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-4);

  > [data-component='Slider'] {
    flex: 1 1 260px;
    width: auto;
  }
`
