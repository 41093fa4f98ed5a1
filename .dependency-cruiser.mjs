/** The layers of the kit, from the bottom up: a file imports from its own layer and from those below. */
const LAYERS = [
  ['base', '(theme|i18n|host|csv|focus)/|myanmarFont'],
  ['provider', 'provider/'],
  ['primitives', 'primitives/'],
  ['remote', 'remote/'],
  ['map', 'map/'],
  ['areas', 'areas/'],
  ['shell', 'shell/'],
]
const NOT_SHIPPED = '(\\.(stories|test)\\.tsx?|/story[A-Z]\\w*\\.tsx?)$'

const layers = LAYERS.slice(0, -1).map(([name, folders], index) => ({
  name: `ui-${name}-without-layers-above`,
  comment: `Inside packages/ui imports go down only: theme, i18n, host, csv, focus < provider < primitives < remote < map < areas < shell. Move what both need down to src/${name === 'base' ? 'theme' : name}, or pass it in as a prop.`,
  from: { path: `^packages/ui/src/(${folders})`, pathNot: NOT_SHIPPED },
  to: {
    path: LAYERS.slice(index + 1).map(([, above]) => `^packages/ui/src/(${above})`),
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'packages/domain holds pure rules. It imports nothing but itself: move what needs more to api or ui.',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'api-without-components',
      comment:
        'packages/api speaks HTTP and domain. It may import domain, zod and (for query options) TanStack Query.',
      from: { path: '^packages/api/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(contract|ui|sandbox)|apps)/|^@fleetgis/(contract|ui|sandbox|console)' },
    },
    {
      name: 'api-root-without-tanstack-query',
      comment:
        'The root of api does not import TanStack Query: a client without React, such as the contract command, must start without it. Options of queries are published by an area or by queries.ts.',
      from: { path: '^packages/api/src/(index|endpoints|wire|worker)\\.ts$' },
      to: { path: 'node_modules/@tanstack/', reachable: true },
    },
    {
      name: 'contract-with-calls-only',
      comment:
        'packages/contract compares answers with the calls of api. It may import api only; its tests also the sandbox.',
      from: { path: '^packages/contract/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: {
        path: '^(packages/(domain|sandbox|ui)|apps)/|^@fleetgis/(domain|sandbox|ui|console)|node_modules/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'sandbox-without-components',
      comment: 'packages/sandbox is a back end: it may import domain and api only.',
      from: { path: '^packages/sandbox/src' },
      to: { path: '^(packages/ui|apps)/|^@fleetgis/(ui|console)' },
    },
    {
      name: 'ui-without-sandbox',
      comment: 'The kit meets the sandbox only in stories, tests and src/testing: widgets take a client.',
      from: { path: '^packages/ui/', pathNot: ['\\.(stories|test)\\.tsx?$', '^packages/ui/src/testing/'] },
      to: { path: '^(packages/sandbox|apps)/|^@fleetgis/console' },
    },
    {
      name: 'elements-on-top-of-ui',
      comment:
        'packages/elements wraps the published widgets: it imports api and ui by their published paths, and nothing of the workspace imports it.',
      from: { path: '^packages/elements/src' },
      to: { path: '^(packages/sandbox|apps)/|^packages/ui/src/(?!index\\.ts)' },
    },
    {
      name: 'nothing-on-top-of-elements',
      comment:
        'The custom elements are for pages outside of the workspace: import the widget from packages/ui.',
      from: { path: '^(packages|apps)/', pathNot: '^packages/elements/' },
      to: { path: '^packages/elements/' },
    },
    {
      name: 'console-without-sandbox',
      comment:
        'The console talks to servers over HTTP. Only its tests, its stories and the demo may import the sandbox.',
      from: { path: '^apps/console/', pathNot: [NOT_SHIPPED, '^apps/console/demo/'] },
      to: { path: '^packages/sandbox/|^@fleetgis/sandbox|^apps/console/demo/' },
    },
    {
      name: 'leaflet-in-the-map-folder',
      comment:
        'leaflet and react-leaflet are imported only under packages/ui/src/map: pages without a map must not load them, and the rest must stay importable on a server.',
      from: { pathNot: '^packages/ui/src/map/' },
      to: { path: ['(^|/)node_modules/(react-)?leaflet/', '^(react-)?leaflet(/|$)'] },
    },
    ...layers,
    {
      name: 'ui-area-through-its-index',
      comment:
        "An area of packages/ui takes another area's things from that area's index.ts only: export it there, or move what both need down to remote or primitives.",
      from: { path: '^packages/ui/src/areas/([^/]+)/', pathNot: NOT_SHIPPED },
      to: {
        path: '^packages/ui/src/areas/([^/]+)/',
        pathNot: ['^packages/ui/src/areas/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'map-engine-without-react',
      comment:
        'packages/ui/src/map/engine draws with Leaflet and canvas and can be read without React: components and hooks belong to map/layers or map/panels.',
      from: { path: '^packages/ui/src/map/engine/' },
      to: {
        path: [
          'node_modules/(react|react-dom|react-leaflet|styled-components)/',
          '^packages/ui/src/(provider|map/(layers|panels))/',
        ],
      },
    },
    {
      name: 'map-panels-without-leaflet',
      comment:
        'packages/ui/src/map/panels are plain React: what they need of the map comes in as props or callbacks from map/layers.',
      from: { path: '^packages/ui/src/map/panels/' },
      to: { path: ['node_modules/(react-)?leaflet/', '^packages/ui/src/map/(layers|engine)/'] },
    },
    {
      name: 'no-circle',
      comment:
        'Two files that import each other cannot be understood, or loaded, one at a time. That is so for lazy imports too: what both need is a file of its own, which the lazy one imports.',
      from: {},
      to: { circular: true },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
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
