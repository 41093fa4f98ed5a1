import { isLoopback } from '@fleetgis/domain/query'
import shipped from '../public/config.json' with { type: 'json' }

/** The shipped configuration with all servers at the origin of the page. No payment leads to a gateway: there is none. */
export function demoConfig(origin: string) {
  const { host, hostname } = new URL(origin)
  return {
    ...shipped,
    bases: { main: origin },
    captcha: { ...shipped.captcha, script: `${origin}/captcha/challenge.js` },
    tiles: { ...shipped.tiles, url: `${origin}/tiles/{z}/{x}/{y}.svg` },
    // Pictures have a port of their own on loopback only.
    imageHosts: [isLoopback(hostname) ? host : hostname],
    gatewayHosts: [],
    // MSW's worker has the same scope.
    keepsFiles: false,
    poll: { ...shipped.poll, locations: 5_000 },
  }
}
