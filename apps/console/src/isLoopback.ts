/** Whether a host name, as `URL` writes it, is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname.toLowerCase())
}
