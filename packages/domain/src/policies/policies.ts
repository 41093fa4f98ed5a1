/** The apps that have a privacy page. POL-01, POL-02. */
export type PolicyApp = 'driver' | 'passenger' | 'collaboration' | 'kilometer' | 'kaizentic' | 'seinyadanar'

/** What an app collects; camera and photos only with permission. POL-05, POL-06. */
export type PolicyData = 'name' | 'phone' | 'location' | 'camera' | 'photos' | 'usage' | 'email' | 'address'

/** The parts of every privacy page. POL-07. */
export type PolicySection =
  | 'use'
  | 'sharing'
  | 'retention'
  | 'transfer'
  | 'deletion'
  | 'children'
  | 'links'
  | 'changes'
  | 'contact'

/** A privacy page. */
export interface Policy {
  readonly path: `/policy/${PolicyApp}`
  /** The date of the last update, as shown; never reformatted. POL-03. */
  readonly updated: string
  readonly collects: readonly PolicyData[]
}

/** The minimum age in years for collecting a person's data. POL-11. */
export const POLICY_AGE_LIMIT = 13

/** The sections in order. POL-07. */
export const POLICY_SECTIONS: readonly PolicySection[] = [
  'use',
  'sharing',
  'retention',
  'transfer',
  'deletion',
  'children',
  'links',
  'changes',
  'contact',
]

/** Data that the apps collect only with permission. POL-05. */
export const POLICY_PERMISSION_NEEDED: ReadonlySet<PolicyData> = new Set<PolicyData>(['camera', 'photos'])

const EVERYWHERE: readonly PolicyData[] = ['name', 'phone', 'location', 'camera', 'photos', 'usage']

/** Every privacy page: the taxi apps in the order of their dates, then the chatbot and the reader. CF-88. */
export const POLICIES: Readonly<Record<PolicyApp, Policy>> = {
  driver: { path: '/policy/driver', updated: 'January 03 2024', collects: EVERYWHERE },
  passenger: { path: '/policy/passenger', updated: 'April 12 2024', collects: EVERYWHERE },
  collaboration: {
    path: '/policy/collaboration',
    updated: 'January 02 2025',
    collects: [...EVERYWHERE, 'email', 'address'],
  },
  kilometer: { path: '/policy/kilometer', updated: 'January 02 2025', collects: EVERYWHERE },
  kaizentic: { path: '/policy/kaizentic', updated: '12.8.2025', collects: EVERYWHERE },
  seinyadanar: { path: '/policy/seinyadanar', updated: '24/8/2025', collects: EVERYWHERE },
}
