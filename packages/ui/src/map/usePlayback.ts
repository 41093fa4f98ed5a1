import { useEffect, useState } from 'react'

/** In ms; the map glides between two positions. */
const STEP = 100

/** The position of a playback in seconds, and its actions. */
export interface Playback {
  readonly position: number
  readonly isPlaying: boolean
  /** Plays from the position, from the start at the end. */
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (position: number) => void
}

/** Plays `length` seconds at a speed, and stops at the end. */
export function usePlayback(length: number, speed: number): Playback {
  const [position, setPosition] = useState(0)
  const [wantsPlay, setWantsPlay] = useState(false)
  const isPlaying = wantsPlay && position < length

  useEffect(() => {
    if (!isPlaying) return undefined
    // By the time that has passed: browsers slow timers down.
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = ((now - before) / 1000) * speed
      before = now
      setPosition((current) => Math.min(length, current + passed))
    }, STEP)
    return () => clearInterval(timer)
  }, [isPlaying, length, speed])

  return {
    position: Math.min(position, length),
    isPlaying,
    play() {
      if (position >= length) setPosition(0)
      setWantsPlay(true)
    },
    pause: () => setWantsPlay(false),
    seek(next) {
      // At the end the button offers Play: a position before it does not start by itself.
      if (!isPlaying) setWantsPlay(false)
      setPosition(next)
    },
  }
}
