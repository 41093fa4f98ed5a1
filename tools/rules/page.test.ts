import { expect, test } from 'vitest'
import { formatPage } from './page.ts'
import { makeReport } from './report.ts'

const rule = (id: string, isScreen = false) => ({
  id,
  isScreen,
  decisions: [],
  mark: undefined,
})
const shown = (kind: 'test' | 'story' | 'journey', file: string) => ({ kind, file })

const report = makeReport(
  {
    areas: [
      {
        title: 'Roles, and more',
        prefix: 'ROL',
        file: 'roles.md',
        rules: [
          rule('ROL-01', true),
          rule('ROL-02'),
          {
            ...rule('ROL-03'),
            mark: { kind: 'untested', reason: 'fixes a word' },
          },
        ],
      },
    ],
    problems: [],
  },
  {
    named: new Map([
      [
        'ROL-01',
        [
          shown('journey', 'tests/e2e/roles.spec.ts'),
          shown('story', 'packages/ui/src/Roles.stories.tsx'),
          shown('story', 'packages/ui/src/Roles.stories.tsx'),
        ],
      ],
    ]),
    problems: [],
  },
)

test('an area has its counts, and each rule a link to every file that shows it, once', () => {
  const lines = formatPage(report, 'docs/rules/coverage.md').split('\n')
  expect(lines).toContain('| [Roles, and more](#roles-and-more-rol) | 3 | 0 | 1 | 1 | 1 | 1 |')
  expect(lines).toContain('| All areas | 3 | 0 | 1 | 1 | 1 | 1 |')
  expect(lines).toContain(
    '| ROL-01 | [Roles.stories.tsx](../../packages/ui/src/Roles.stories.tsx), [roles.spec.ts](../../tests/e2e/roles.spec.ts) |',
  )
  expect(lines).toContain('| ROL-02 | **not shown** |')
  expect(lines).toContain('| ROL-03 | – (fixes a word) |')
})
