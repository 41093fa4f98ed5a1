// The only globals of a browser or of Node that the domain may use. They are declared here instead of by `lib:
// ["DOM"]`, so that the compiler refuses any other.

interface URL {
  readonly protocol: string
  readonly hostname: string
  readonly host: string
  readonly port: string
  readonly username: string
  readonly password: string
  readonly href: string
}
declare var URL: { new (url: string, base?: string): URL }

interface TextEncoder {
  encode(text: string): Uint8Array
}
declare var TextEncoder: { new (): TextEncoder }

interface TextDecoder {
  decode(bytes: Uint8Array): string
}
declare var TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder
}
