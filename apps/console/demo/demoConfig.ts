import shipped from '../public/config.json' with { type: 'json' }

/** The shipped configuration with all servers at the origin of the page. No payment leads to a gateway: there is none. */
export function demoConfig(origin: string) {
  return {
    ...shipped,
    bases: { main: origin },
    captcha: { ...shipped.captcha, script: `${origin}/captcha/challenge.js` },
    tiles: { ...shipped.tiles, url: `${origin}/tiles/{z}/{x}/{y}.svg` },
    imageHosts: [new URL(origin).host],
    gatewayHosts: [],
    // MSW's worker has the same scope.
    keepsFiles: false,
    poll: { ...shipped.poll, locations: 5_000 },
  }
}
