import { type BookingAudience, type BookingFilterOption, FILTER_OPTIONS } from '@fleetgis/domain/bookings'
import { DEFAULT_CITY, findCity, INITIAL_PERIOD, type MapPeriod } from '@fleetgis/domain/map'
import { isOrderAmount } from '@fleetgis/domain/payments'
import {
  CONSOLE_PERIODS,
  type ConsolePeriod,
  correctRange,
  type DateRange,
  isDateText,
  PERIOD_CODES,
  type PeriodChoice,
  periodFromCode,
} from '@fleetgis/domain/period'
import { PLACE_SOURCES, type PlaceSource } from '@fleetgis/domain/places'
import type { DataSort } from '@fleetgis/ui/DataTable'
import * as z from 'zod/mini'

/** Lengths in UTF-16 code units; a longer value is refused. */
export const ID = 128
export const SEARCH = 200
export const TEXT = 500
export const LONG_TEXT = 2048
/** Truncated where it is shown (`successText`), so that a long text does not make the page refuse its address. */
export const BANNER = 65_536
/** Three hundred ids of 19 digits, as one text: an address can hold them. */
const MAX_IDS = 6_000
/** So many ids make an address of some 8 kB, the most that servers accept. */
const MAX_REPEATS = 250

const limited = (maxLength: number) => z.string().check(z.maxLength(maxLength))

/** A text that may be missing. */
export const optional = (maxLength: number) => z.optional(limited(maxLength))

/** A text that the page needs. Source: VAL-31, VAL-32. */
export const required = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => text.trim() !== ''),
  )

/** The amount of an order, sent as it is; without one there is no payment. Source: CF-140. */
export const orderAmount = required(ID).check(z.refine(isOrderAmount))

/** Texts of a name that repeats, in order; empty ones are left out. */
export const repeated = (maxLength: number) =>
  z.codec(z.array(limited(maxLength)).check(z.maxLength(MAX_REPEATS)), z.custom<readonly string[]>(), {
    decode: (texts) => texts.filter((text) => text !== ''),
    encode: (texts) => [...texts],
  })

/** A typed search, without the blanks around it. */
export const search = z.codec(optional(SEARCH), z.string(), {
  decode: (text = '') => text.trim(),
  encode: (text) => text.trim(),
})

/** A page of a list, from 1; 1 for anything else. */
export const page = z.codec(optional(6), z.number(), {
  decode: (text = '') => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  encode: (number) => (number > 1 ? String(number) : undefined),
})

/** The order of a list: the id of a column, after a minus for descending; undefined for anything else. */
export const sort = z.codec(optional(16), z.custom<DataSort | undefined>(), {
  decode(text = ''): DataSort | undefined {
    const columnId = text.replace(/^-/, '')
    if (!/^[a-z]+$/i.test(columnId)) return undefined
    return { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' }
  },
  encode: (order) => order && `${order.direction === 'descending' ? '-' : ''}${order.columnId}`,
})

/** Ids as one text, encoded because they may contain a comma. An invalid escape is kept as written. */
export const ids = z.codec(optional(MAX_IDS), z.custom<readonly string[]>(), {
  decode: (text = '') => text.split(',').map(unescaped).filter(Boolean),
  encode: (list) => list.map(encodeURIComponent).join(','),
})

/** The id of a group; empty for all. */
export const groupId = z.codec(optional(ID), z.string(), {
  decode: (text = '') => text,
  encode: (id) => id,
})

/** The status that a list of bookings shows; all for anything else. Source: BKS-18, BKS-19, BKS-20. */
export const bookingStatus = (audience: BookingAudience) =>
  z.codec(optional(16), z.custom<BookingFilterOption>(), {
    decode: (text) => FILTER_OPTIONS[audience].find((option) => option === text) ?? 'all',
    encode: (option) => (option === 'all' ? undefined : option),
  })

/** Where places are searched; the default source for anything else. Source: LOC-04. */
export const placeSource = z.codec(optional(16), z.custom<PlaceSource>(), {
  decode: (text) => PLACE_SOURCES.find((source) => source === text) ?? 'default',
  encode: (source) => (source === 'default' ? undefined : source),
})

/** The number of a city; the default one for anything else. */
export const city = z.codec(optional(2), z.number(), {
  decode: (text = '') => findCity(text)?.id ?? DEFAULT_CITY.id,
  encode: (id) => (id === DEFAULT_CITY.id ? undefined : String(id)),
})

/** On (1) or off (0), and as at first for anything else. */
export const flag = (isOnAtFirst: boolean) =>
  z.codec(optional(1), z.boolean(), {
    decode: (text) => text === '1' || (text !== '0' && isOnAtFirst),
    encode: (isOn) => (isOn === isOnAtFirst ? undefined : isOn ? '1' : '0'),
  })

/** Two days of an address. */
export const DAYS = { startdate: optional(10), enddate: optional(10) }

interface Days {
  startdate?: string | undefined
  enddate?: string | undefined
}

/** The days, in order; undefined if one is missing or invalid. */
export function readDays({ startdate, enddate }: Days): DateRange | undefined {
  if (!isDateText(startdate) || !isDateText(enddate)) return undefined
  return correctRange({ start: startdate, end: enddate }, 'end')
}

/** As `readDays`, where each day is a filter of its own: empty if it is missing or invalid; undefined without any. */
export function readEachDay({ startdate, enddate }: Days): DateRange | undefined {
  const start = isDateText(startdate) ? startdate : ''
  const end = isDateText(enddate) ? enddate : ''
  return start || end ? correctRange({ start, end }, 'end') : undefined
}

export const writeDays = (days: DateRange | undefined): Days => ({
  startdate: days?.start,
  enddate: days?.end,
})

/** A period of the console, which is a range of days or not. */
export const PERIOD = { period: optional(8), ...DAYS }

/** The period; the initial one if it is missing or invalid. */
export function readPeriod({ period, ...days }: Days & { period?: string | undefined }): MapPeriod {
  if (!isConsolePeriod(period)) return INITIAL_PERIOD
  return period === 'range' ? readRange(days) : { option: period }
}

/** Nothing for the initial period. */
export function writePeriod(period: PeriodChoice) {
  if (period.option === INITIAL_PERIOD.option) return {}
  return { period: period.option, ...writeDays(period.option === 'range' ? period : undefined) }
}

/** The same by the codes of the web views: days count only with the code of a range (CF-94). */
export const CODED_PERIOD = { ...DAYS, showdate: optional(1) }

export function readCodedPeriod({ showdate, ...days }: Days & { showdate?: string | undefined }): MapPeriod {
  const option = periodFromCode(showdate)
  return option === 'range' ? readRange(days) : { option }
}

export function writeCodedPeriod(period: MapPeriod) {
  const { option } = period
  if (option === 'range') return { ...writeDays(period), showdate: String(PERIOD_CODES.range) }
  return { showdate: option === 'week' || option === 'month' ? String(PERIOD_CODES[option]) : undefined }
}

function readRange(days: Days): MapPeriod {
  const range = readDays(days)
  return range ? { option: 'range', ...range } : INITIAL_PERIOD
}

function isConsolePeriod(text: string | undefined): text is ConsolePeriod {
  return (CONSOLE_PERIODS as readonly (string | undefined)[]).includes(text)
}

/** A part of an address as text; an invalid escape is kept as written. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
