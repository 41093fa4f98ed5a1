import type { Translate } from '../../i18n/words.ts'

/** The names of the places of a route, as entered. */
export interface RouteNames {
  pickup: string
  /** In order. */
  stops: readonly string[]
  dropOff: string
}

/** The places of a route in their order, each with its label: `Stop 2`. */
export function routePlaces({ pickup, stops, dropOff }: RouteNames, t: Translate) {
  return [
    { kind: 'pickup', label: t('bookingCard.pickup'), name: pickup },
    ...stops.map((name, index) => ({
      kind: 'stop',
      label: t('bookingCard.stop', { number: index + 1 }),
      name,
    })),
    { kind: 'dropOff', label: t('bookingCard.dropOff'), name: dropOff },
  ]
}
