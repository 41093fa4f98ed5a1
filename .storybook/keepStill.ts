import isChromatic from 'chromatic/isChromatic'

/** The time on the clock of all pictures: eight in Yangon, on Friday, 20 November 2026. */
const NOW = Date.UTC(2026, 10, 20, 1, 30)

class FixedDate extends Date {
  constructor(...of: [] | [number | string | Date]) {
    super(...((of.length === 0 ? [NOW] : of) as [number]))
  }

  static override now() {
    return NOW
  }
}

/** In Chromatic the clock stands still, so that two pictures of the same story are the same. */
export function keepStill() {
  if (isChromatic()) window.Date = FixedDate as DateConstructor
}
