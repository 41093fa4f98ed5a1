import { type EndpointName, endpoints } from '@fleetgis/api/endpoints'

/** The endpoint of a request, and the parameters of its path. */
export interface Found {
  name: EndpointName
  params: Readonly<Record<string, string>>
}

interface Pattern {
  name: EndpointName
  method: string
  path: RegExp
}

const PATTERNS: readonly Pattern[] = (Object.keys(endpoints) as EndpointName[]).map((name) => {
  const { method, path } = endpoints[name]
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return { name, method, path: new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }
})

/** Finds an endpoint by method and path, which must be decodable; `'method'` if only the method is wrong. */
export function findEndpoint(method: string, path: string): Found | 'method' | undefined {
  let isKnownPath = false
  for (const pattern of PATTERNS) {
    const match = pattern.path.exec(path)
    if (!match) continue
    if (pattern.method === method) return { name: pattern.name, params: decodeAll(match.groups ?? {}) }
    isKnownPath = true
  }
  return isKnownPath ? 'method' : undefined
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}
