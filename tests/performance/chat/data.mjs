// The same conversation for every page, and no part of any timing.
import { chances } from '../chances.mjs'

const WORDS =
  'gate market bus stop white car suitcase left side please wait minutes near bridge thank you coming now'.split(
    ' ',
  )

export const ME = { id: 'D-1', name: 'Aung Kyaw Min' }
export const OTHER = { id: 'P-1', name: 'Thida Aye' }

/** So many messages of two people, a minute apart: of 2 to 30 words, one in ten with a second line. */
export function conversation(count, seed = 7) {
  const chance = chances(seed)
  const start = Date.UTC(2026, 0, 1, 1, 30)
  return Array.from({ length: count }, (_, index) => {
    const words = Array.from(
      { length: 2 + Math.floor(chance() ** 3 * 28) },
      () => WORDS[Math.floor(chance() * WORDS.length)],
    )
    if (chance() < 0.1) words.splice(1, 0, '\n')
    return {
      id: `M-${index}`,
      text: `${index}: ${words.join(' ')}`,
      sender: chance() < 0.5 ? ME : OTHER,
      at: start + index * 60_000,
    }
  })
}
