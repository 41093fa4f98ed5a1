export * from './amount.ts'
export * from './dates.ts'
export * from './dayPeriod.ts'
export * from './degrees.ts'
export * from './deviceClock.ts'
export * from './distance.ts'
export * from './duration.ts'
export * from './latinDigits.ts'
export * from './percent.ts'
export * from './readMoney.ts'
export { readNumber } from './readNumber.ts'
export { readStamp, STAMP_OFFSET_MS } from './stamp.ts'
export * from './timeAgo.ts'
export * from './tripCode.ts'
export {
  type DurationWords,
  englishFormatWords,
  type FormatWords,
  type StampWords,
  type TimeAgoWords,
} from './words.ts'
