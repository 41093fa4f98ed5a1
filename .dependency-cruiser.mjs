/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'packages/domain holds pure rules. It may import itself and @internationalized/date, and nothing else: move what needs more to api or ui.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', 'node_modules/@internationalized/date'] },
    },
    {
      name: 'api-knows-no-component',
      comment:
        'packages/api speaks HTTP and domain. It may import domain, zod and (for query options) TanStack Query.',
      severity: 'error',
      from: { path: '^packages/api/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(ui|sandbox)|apps)/|^@fleetgis/(ui|sandbox|console)' },
    },
    {
      name: 'sandbox-knows-no-component',
      comment: 'packages/sandbox is a back end: it may import domain and api only.',
      severity: 'error',
      from: { path: '^packages/sandbox/src' },
      to: { path: '^(packages/ui|apps)/|^@fleetgis/(ui|console)' },
    },
    {
      name: 'ui-without-sandbox',
      comment: 'The kit meets the sandbox only in stories, tests and src/testing: widgets take a client.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: ['\\.(stories|test)\\.tsx?$', '^packages/ui/src/testing/'] },
      to: { path: '^(packages/sandbox|apps)/|^@fleetgis/console' },
    },
    {
      name: 'console-without-sandbox',
      comment: 'The console talks to servers over HTTP. Only its tests may import the sandbox.',
      severity: 'error',
      from: { path: '^apps/console/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/sandbox/|^@fleetgis/sandbox' },
    },
    {
      name: 'leaflet-in-the-map-folder',
      comment:
        'leaflet and react-leaflet are imported only under packages/ui/src/map: pages without a map must not load them, and the rest must stay importable on a server.',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/map/' },
      to: { path: ['(^|/)node_modules/(react-)?leaflet/', '^(react-)?leaflet(/|$)'] },
    },
    {
      name: 'no-circle',
      comment:
        'Two files that import each other cannot be understood, or loaded, one at a time. (A lazy import may look back.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@fleetgis/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
