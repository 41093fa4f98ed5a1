import { type EndpointId, endpoints } from '@fleetgis/api/endpoints'

/** The endpoint that a request is for, and the parts of its path. */
export interface Found {
  id: EndpointId
  params: Readonly<Record<string, string>>
}

interface Pattern {
  id: EndpointId
  method: string
  path: RegExp
}

const PATTERNS: readonly Pattern[] = (Object.keys(endpoints) as EndpointId[]).map((id) => {
  const { method, path } = endpoints[id]
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return { id, method, path: new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }
})

/** Finds an endpoint by method and path, which must be decodable; `'method'` where the path is known, but not with this method. */
export function findEndpoint(method: string, path: string): Found | 'method' | undefined {
  let isKnownPath = false
  for (const pattern of PATTERNS) {
    const match = pattern.path.exec(path)
    if (!match) continue
    if (pattern.method === method) return { id: pattern.id, params: decodeAll(match.groups ?? {}) }
    isKnownPath = true
  }
  return isKnownPath ? 'method' : undefined
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}
