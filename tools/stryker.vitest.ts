// The tests that mutants of packages/domain are tried on: those of the area that `MUTATION_AREA` names, or all.
import { defineConfig } from 'vitest/config'

const conditions = ['@fleetgis/source']
const area = process.env.MUTATION_AREA ?? '**'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: [`packages/domain/src/${area}/*.test.ts`],
    // Tests of how long something takes would judge the machine, with a mutant or without.
    exclude: ['**/*.time.test.ts'],
    testTimeout: 60_000,
  },
})
