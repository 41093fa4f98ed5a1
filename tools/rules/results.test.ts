import { expect, test } from 'vitest'
import { parseReport } from './results.ts'

const vitest = (status: string, file = '/app/mask.test.ts', meta?: object) =>
  JSON.stringify({
    testResults: [{ name: file, assertionResults: [{ title: 'BKS-29 accepts', status, meta }] }],
  })

test('a test of vitest keeps its own title', () => {
  expect(parseReport(vitest('passed'))).toEqual([
    {
      kind: 'test',
      title: 'BKS-29 accepts',
      file: '/app/mask.test.ts',
      isPassed: true,
    },
  ])
})

test.each(['failed', 'skipped', 'pending', 'todo'])(
  'a test of vitest that is %s has not passed',
  (status) => {
    expect(parseReport(vitest(status))[0]?.isPassed).toBe(false)
  },
)

test('a failed test of vitest has its first error', () => {
  const assertionResults = [{ title: 'BKS-29', status: 'failed', failureMessages: ['refused', 'again'] }]
  const testResults = [{ name: '/app/mask.test.ts', message: '', assertionResults }]
  expect(parseReport(JSON.stringify({ testResults }))).toMatchObject([
    { isPassed: false, message: 'refused' },
  ])
})

test('a file that vitest could not run is a failed test', () => {
  const testResults = [{ name: '/app/mask.test.ts', message: 'Cannot find mask.ts', assertionResults: [] }]
  expect(parseReport(JSON.stringify({ testResults }))).toEqual([
    {
      kind: 'test',
      title: 'could not be run',
      file: '/app/mask.test.ts',
      isPassed: false,
      message: 'Cannot find mask.ts',
    },
  ])
})

test('a test of a story file is a story', () => {
  expect(parseReport(vitest('passed', '/app/Card.stories.tsx'))[0]?.kind).toBe('story')
})

test('a story has the rules that it names, and whether it plays', () => {
  const story = { rules: ['BKG-06'], isPlayed: true }
  const meta = {
    reports: [
      { type: 'a11y', result: {} },
      { type: 'rules', result: story },
    ],
  }
  expect(parseReport(vitest('passed', '/app/Card.stories.tsx', meta))[0]?.story).toEqual(story)
})

test('a failed journey has its first error', () => {
  const results = [{}, { error: { message: 'no map' } }]
  const specs = [
    {
      title: 'MAP-01',
      file: 'map.spec.ts',
      tags: [],
      tests: [{ status: 'unexpected', expectedStatus: 'passed', results }],
    },
  ]
  const json = JSON.stringify({ config: { rootDir: '/app' }, suites: [{ specs }] })
  expect(parseReport(json)).toMatchObject([{ isPassed: false, message: 'no map' }])
})

const playwright = (...tests: [status: string, expectedStatus?: string][]) => tagged([], tests)

const tagged = (tags: string[], tests: [status: string, expectedStatus?: string][]) =>
  JSON.stringify({
    config: { rootDir: '/app/tests/e2e' },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'AUTH-08 goes to the map',
                file: 'sign-in.spec.ts',
                tags,
                tests: tests.map(([status, expectedStatus = 'passed']) => ({ status, expectedStatus })),
              },
            ],
          },
        ],
      },
    ],
  })

test('a journey keeps its own title', () => {
  expect(parseReport(playwright(['expected']))).toEqual([
    {
      kind: 'journey',
      title: 'AUTH-08 goes to the map',
      file: '/app/tests/e2e/sign-in.spec.ts',
      isPassed: true,
    },
  ])
})

test('a journey has the rules of its tags', () => {
  expect(parseReport(tagged(['ROUTE-02'], [['expected']]))[0]?.tags).toEqual(['ROUTE-02'])
})

test('a journey passes where every browser that ran it passed', () => {
  expect(parseReport(playwright(['expected'], ['skipped']))[0]?.isPassed).toBe(true)
})

test.each([
  ['failed', [['unexpected']]],
  ['was skipped', [['skipped']]],
  ['passed only on a retry', [['flaky']]],
  ['failed as expected', [['expected', 'failed']]],
  ['failed in one browser', [['expected'], ['unexpected']]],
] as const)('a journey that %s has not passed', (_, tests) => {
  expect(parseReport(playwright(...tests.map((one) => [...one] as [string, string?])))[0]?.isPassed).toBe(
    false,
  )
})

test.each(['{}', 'null', '[]'])('%s is not a report', (json) => {
  expect(() => parseReport(json)).toThrow('is not a JSON report of vitest or Playwright')
})
