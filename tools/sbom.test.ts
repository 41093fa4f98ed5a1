import { expect, test } from 'vitest'
import { stableSbom } from './sbom.ts'

test('T20 an SBOM says what a package brings with it, and not when, where and by whom it was made', () => {
  const hashes = [{ alg: 'SHA-512', content: 'ab' }]
  const made = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: '2026-11-22T00:00:00Z', component: { name: 'api' } },
    components: [
      {
        name: 'zod',
        authors: [{ name: 'A <a@example.com>' }],
        externalReferences: [
          { type: 'distribution', url: 'https://registry.example/zod.tgz', hashes },
          { type: 'website', url: 'https://zod.example' },
        ],
      },
      { name: 'domain' },
    ],
  }
  expect(stableSbom(made)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'api' } },
    components: [
      { name: 'zod', hashes, externalReferences: [{ type: 'website', url: 'https://zod.example' }] },
      { name: 'domain' },
    ],
  })
})
