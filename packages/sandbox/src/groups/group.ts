/** A group of drivers; "domain" in the server's words. */
export interface Group {
  key: string
  id: string
  name: string
}
